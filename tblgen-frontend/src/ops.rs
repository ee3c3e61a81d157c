//! Bang operators: their spellings, and the operator kinds of values.

/// Operators with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum UnOp {
    Cast,
    Not,
    Head,
    Tail,
    Size,
    Empty,
    GetDagOp,
    GetDagOpName,
    Log2,
    ListFlatten,
    Repr,
    ToLower,
    ToUpper,
    Initialized,
}

/// Operators with two operands; the last three are written as suffixes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum BinOp {
    Add,
    Sub,
    Mul,
    Div,
    And,
    Or,
    Xor,
    Shl,
    Sra,
    Srl,
    Eq,
    Ne,
    Le,
    Lt,
    Ge,
    Gt,
    Con,
    Match,
    ListConcat,
    ListSplat,
    ListRemove,
    StrConcat,
    Interleave,
    SetDagOp,
    SetDagOpName,
    GetDagArg,
    GetDagName,
    ListElem,
    ListSlice,
    Range,
}

/// Operators with three operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum TernOp {
    Dag,
    Filter,
    Foreach,
    If,
    Range,
    Subst,
    Substr,
    Find,
    SetDagArg,
    SetDagName,
}

impl UnOp {
    /// Returns the spelling after the exclamation mark.
    pub(crate) fn spelling(self) -> &'static str {
        match self {
            UnOp::Cast => "cast",
            UnOp::Not => "not",
            UnOp::Head => "head",
            UnOp::Tail => "tail",
            UnOp::Size => "size",
            UnOp::Empty => "empty",
            UnOp::GetDagOp => "getdagop",
            UnOp::GetDagOpName => "getdagopname",
            UnOp::Log2 => "logtwo",
            UnOp::ListFlatten => "listflatten",
            UnOp::Repr => "repr",
            UnOp::ToLower => "tolower",
            UnOp::ToUpper => "toupper",
            UnOp::Initialized => "initialized",
        }
    }
}

impl BinOp {
    /// Returns the spelling after the exclamation mark; operators that are written as suffixes have none.
    pub(crate) fn spelling(self) -> &'static str {
        match self {
            BinOp::Add => "add",
            BinOp::Sub => "sub",
            BinOp::Mul => "mul",
            BinOp::Div => "div",
            BinOp::And => "and",
            BinOp::Or => "or",
            BinOp::Xor => "xor",
            BinOp::Shl => "shl",
            BinOp::Sra => "sra",
            BinOp::Srl => "srl",
            BinOp::Eq => "eq",
            BinOp::Ne => "ne",
            BinOp::Le => "le",
            BinOp::Lt => "lt",
            BinOp::Ge => "ge",
            BinOp::Gt => "gt",
            BinOp::Con => "con",
            BinOp::Match => "match",
            BinOp::ListConcat => "listconcat",
            BinOp::ListSplat => "listsplat",
            BinOp::ListRemove => "listremove",
            BinOp::StrConcat => "strconcat",
            BinOp::Interleave => "interleave",
            BinOp::SetDagOp => "setdagop",
            BinOp::SetDagOpName => "setdagopname",
            BinOp::GetDagArg => "getdagarg",
            BinOp::GetDagName => "getdagname",
            BinOp::ListElem | BinOp::ListSlice | BinOp::Range => "",
        }
    }
}

impl TernOp {
    /// Returns the spelling after the exclamation mark.
    pub(crate) fn spelling(self) -> &'static str {
        match self {
            TernOp::Dag => "dag",
            TernOp::Filter => "filter",
            TernOp::Foreach => "foreach",
            TernOp::If => "if",
            TernOp::Range => "range",
            TernOp::Subst => "subst",
            TernOp::Substr => "substr",
            TernOp::Find => "find",
            TernOp::SetDagArg => "setdagarg",
            TernOp::SetDagName => "setdagname",
        }
    }
}

/// Bang operator as it is written; `!cond` is a separate token because its arguments are pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bang {
    Un(UnOp),
    Bin(BinOp),
    Tern(TernOp),
    Foldl,
    IsA,
    Exists,
    Instances,
    Cond,
}

impl Bang {
    /// All spellings, without the exclamation mark.
    pub(crate) const SPELLINGS: [&str; 56] = [
        "add",
        "sub",
        "mul",
        "div",
        "and",
        "or",
        "xor",
        "not",
        "shl",
        "sra",
        "srl",
        "logtwo",
        "eq",
        "ne",
        "lt",
        "le",
        "gt",
        "ge",
        "if",
        "cond",
        "strconcat",
        "substr",
        "find",
        "tolower",
        "toupper",
        "interleave",
        "match",
        "repr",
        "subst",
        "listconcat",
        "listsplat",
        "listremove",
        "listflatten",
        "head",
        "tail",
        "range",
        "filter",
        "foldl",
        "foreach",
        "size",
        "empty",
        "dag",
        "con",
        "getdagop",
        "setdagop",
        "getdagopname",
        "setdagopname",
        "getdagarg",
        "getdagname",
        "setdagarg",
        "setdagname",
        "cast",
        "isa",
        "exists",
        "instances",
        "initialized",
    ];

    /// Returns the operator of a spelling (without the exclamation mark).
    pub(crate) fn of_spelling(spelling: &[u8]) -> Option<Bang> {
        Some(match spelling {
            b"cast" => Bang::Un(UnOp::Cast),
            b"not" => Bang::Un(UnOp::Not),
            b"head" => Bang::Un(UnOp::Head),
            b"tail" => Bang::Un(UnOp::Tail),
            b"size" => Bang::Un(UnOp::Size),
            b"empty" => Bang::Un(UnOp::Empty),
            b"getdagop" => Bang::Un(UnOp::GetDagOp),
            b"getdagopname" => Bang::Un(UnOp::GetDagOpName),
            b"logtwo" => Bang::Un(UnOp::Log2),
            b"listflatten" => Bang::Un(UnOp::ListFlatten),
            b"repr" => Bang::Un(UnOp::Repr),
            b"tolower" => Bang::Un(UnOp::ToLower),
            b"toupper" => Bang::Un(UnOp::ToUpper),
            b"initialized" => Bang::Un(UnOp::Initialized),
            b"add" => Bang::Bin(BinOp::Add),
            b"sub" => Bang::Bin(BinOp::Sub),
            b"mul" => Bang::Bin(BinOp::Mul),
            b"div" => Bang::Bin(BinOp::Div),
            b"and" => Bang::Bin(BinOp::And),
            b"or" => Bang::Bin(BinOp::Or),
            b"xor" => Bang::Bin(BinOp::Xor),
            b"shl" => Bang::Bin(BinOp::Shl),
            b"sra" => Bang::Bin(BinOp::Sra),
            b"srl" => Bang::Bin(BinOp::Srl),
            b"eq" => Bang::Bin(BinOp::Eq),
            b"ne" => Bang::Bin(BinOp::Ne),
            b"le" => Bang::Bin(BinOp::Le),
            b"lt" => Bang::Bin(BinOp::Lt),
            b"ge" => Bang::Bin(BinOp::Ge),
            b"gt" => Bang::Bin(BinOp::Gt),
            b"con" => Bang::Bin(BinOp::Con),
            b"match" => Bang::Bin(BinOp::Match),
            b"listconcat" => Bang::Bin(BinOp::ListConcat),
            b"listsplat" => Bang::Bin(BinOp::ListSplat),
            b"listremove" => Bang::Bin(BinOp::ListRemove),
            b"strconcat" => Bang::Bin(BinOp::StrConcat),
            b"interleave" => Bang::Bin(BinOp::Interleave),
            b"setdagop" => Bang::Bin(BinOp::SetDagOp),
            b"setdagopname" => Bang::Bin(BinOp::SetDagOpName),
            b"getdagarg" => Bang::Bin(BinOp::GetDagArg),
            b"getdagname" => Bang::Bin(BinOp::GetDagName),
            b"dag" => Bang::Tern(TernOp::Dag),
            b"filter" => Bang::Tern(TernOp::Filter),
            b"foreach" => Bang::Tern(TernOp::Foreach),
            b"if" => Bang::Tern(TernOp::If),
            b"range" => Bang::Tern(TernOp::Range),
            b"subst" => Bang::Tern(TernOp::Subst),
            b"substr" => Bang::Tern(TernOp::Substr),
            b"find" => Bang::Tern(TernOp::Find),
            b"setdagarg" => Bang::Tern(TernOp::SetDagArg),
            b"setdagname" => Bang::Tern(TernOp::SetDagName),
            b"foldl" => Bang::Foldl,
            b"isa" => Bang::IsA,
            b"exists" => Bang::Exists,
            b"instances" => Bang::Instances,
            b"cond" => Bang::Cond,
            _ => return None,
        })
    }

    /// Returns the spelling, without the exclamation mark.
    pub(crate) fn spelling(self) -> &'static str {
        match self {
            Bang::Un(op) => op.spelling(),
            Bang::Bin(op) => op.spelling(),
            Bang::Tern(op) => op.spelling(),
            Bang::Foldl => "foldl",
            Bang::IsA => "isa",
            Bang::Exists => "exists",
            Bang::Instances => "instances",
            Bang::Cond => "cond",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_56_operators() {
        let words = "add sub mul div and or xor not shl sra srl logtwo eq ne lt le gt ge if cond strconcat substr find \
            tolower toupper interleave match repr subst listconcat listsplat listremove listflatten head tail range \
            filter foldl foreach size empty dag con getdagop setdagop getdagopname setdagopname getdagarg getdagname \
            setdagarg setdagname cast isa exists instances initialized";
        assert_eq!(words.split_whitespace().count(), 56);
        for word in words.split_whitespace() {
            assert_eq!(Bang::of_spelling(word.as_bytes()).map(Bang::spelling), Some(word));
        }
    }
}
