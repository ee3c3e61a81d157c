//! `hasTrait<…>`: the traits that a definition names, and those that follow from its operands, results,
//! regions and successors. A trait of which nothing is known is an error, not false.
//!
//! Mirrors <https://mlir.llvm.org/docs/Traits/>.

use legalize_ir::{Arity, GroupDef, Name, OpId, OpInfo, Traits};

use crate::builtin;
use crate::classes::ClassKind;
use crate::error::EvalError;
use crate::eval::{Answer, Machine};
use crate::tree::{Path, Segment, TemplateArg, TypeName};
use crate::value::Val;

/// Traits by their C++ name, and the bit of those that have one.
const BITS: &[(&str, Traits)] = &[
    ("IsTerminator", Traits::TERMINATOR),
    ("IsIsolatedFromAbove", Traits::ISOLATED_FROM_ABOVE),
    ("SymbolTable", Traits::SYMBOL_TABLE),
    ("IsCommutative", Traits::COMMUTATIVE),
    ("SingleBlock", Traits::SINGLE_BLOCK),
    ("NoTerminator", Traits::NO_TERMINATOR),
    ("ConstantLike", Traits::CONSTANT_LIKE),
    ("ReturnLike", Traits::RETURN_LIKE),
    ("SameOperandsAndResultType", Traits::SAME_OPERANDS_AND_RESULT_TYPE),
    ("Elementwise", Traits::ELEMENTWISE),
    ("AffineScope", Traits::AFFINE_SCOPE),
    ("AutomaticAllocationScope", Traits::AUTOMATIC_ALLOCATION_SCOPE),
    ("AttrSizedOperandSegments", Traits::ATTR_SIZED_OPERAND_SEGMENTS),
    ("AttrSizedResultSegments", Traits::ATTR_SIZED_RESULT_SEGMENTS),
];

/// Traits by their C++ name, with the name that definitions have for them.
const NAMES: &[(&str, &str)] = &[
    ("IsInvolution", "Involution"),
    ("IsIdempotent", "Idempotent"),
    ("HasRecursiveMemoryEffects", "RecursiveMemoryEffects"),
    ("SymbolOpInterface", "Symbol"),
    ("SameOperandsShape", "SameOperandsShape"),
    ("SameOperandsAndResultShape", "SameOperandsAndResultShape"),
    ("SameOperandsElementType", "SameOperandsElementType"),
    ("SameOperandsAndResultElementType", "SameOperandsAndResultElementType"),
    ("SameOperandsAndResultRank", "SameOperandsAndResultRank"),
    ("SameTypeOperands", "SameTypeOperands"),
    ("Scalarizable", "Scalarizable"),
    ("Vectorizable", "Vectorizable"),
    ("Tensorizable", "Tensorizable"),
    ("NoRegionArguments", "NoRegionArguments"),
    ("ValueSemantics", "ValueSemantics"),
];

impl Machine<'_, '_> {
    /// `target.hasTrait<ty>()`
    pub(in crate::eval) fn trait_call(&mut self, target: &Val, ty: &TypeName) -> Answer {
        // `NOperands<2>::Impl` and `X::Trait` denote the preceding segment.
        let (named, inner) = match &*ty.path.last().name {
            "Impl" | "Trait" => match ty.path.parent() {
                Some(parent) => (parent, true),
                None => (&ty.path, false),
            },
            _ => (&ty.path, false),
        };
        let name = &*named.last().name;
        if let Val::Op(op) | Val::View(op, _) = target
            && let Some(answer) = self.part_trait(*op, named)?
        {
            return Ok(Val::Bool(answer));
        }
        let spelled = NAMES.iter().find(|(cpp, _)| *cpp == name).map(|(_, spelled)| *spelled);
        if self.has_trait(target, name)? && !(inner && name == "SymbolOpInterface") {
            return Ok(Val::Bool(true));
        }
        if let Some(spelled) = spelled {
            return Ok(Val::Bool(self.names_trait(target, spelled)?));
        }
        let is_bit = BITS.iter().any(|(cpp, _)| *cpp == name);
        let class = self.class_of(named);
        let is_declared = class.as_ref().is_some_and(|class| {
            matches!(class.0.kind, ClassKind::Interface(..) | ClassKind::Builtin(_) | ClassKind::Native(_))
        });
        if let Some(class) = class
            && !inner
            && self.is_a_class(target, &class)?
        {
            return Ok(Val::Bool(true));
        }
        if is_bit || is_declared || self.is_named_by_any(target, name) {
            Ok(Val::Bool(false))
        } else {
            Err(EvalError::unknown(format!("unknown trait '{}'", ty.path.text())))
        }
    }

    /// Returns true if a definition names a trait by exactly this name.
    fn names_trait(&self, target: &Val, spelled: &str) -> Result<bool, EvalError> {
        let ctx = self.env.ctx;
        Ok(match target {
            Val::Op(op) | Val::View(op, _) => {
                let info = self.env.ir()?.info(ctx, *op);
                info.is_some_and(|info| info.trait_names.iter().any(|&name| ctx.str(name) == spelled))
            }
            Val::Type(ty) => builtin::type_has_trait(ctx, *ty, spelled),
            Val::Attr(attr) => builtin::attr_has_trait(ctx, *attr, spelled),
            _ => false,
        })
    }

    /// Returns true if a registered definition of the kind of `target` names a trait: definitions that do not
    /// name it do not have it.
    fn is_named_by_any(&self, target: &Val, name: &str) -> bool {
        let ctx = self.env.ctx;
        let named = |names: &[Name]| names.iter().any(|&other| builtin::same_trait(ctx.str(other), name));
        match target {
            Val::Type(_) => ctx.registered_types().any(|info| named(&info.trait_names)),
            Val::Attr(_) => ctx.registered_attrs().any(|info| named(&info.trait_names)),
            Val::Op(_) | Val::View(..) => ctx.registered_ops().any(|info| named(&info.trait_names)),
            _ => false,
        }
    }

    /// Tests a trait that classes of operations get from their parts; `None` if it is not one of these.
    fn part_trait(&self, op: OpId, path: &Path) -> Result<Option<bool>, EvalError> {
        let segment = path.last();
        let Some(info) = self.env.ir()?.info(self.env.ctx, op) else { return Ok(Some(false)) };
        let number = match segment.args.as_deref() {
            Some([TemplateArg::Int(number)]) => usize::try_from(*number).ok(),
            _ => None,
        };
        let name = &*segment.name;
        for (part, declared) in [
            ("Operand", Declared::of_groups(&info.operands)),
            ("Result", Declared::of_groups(&info.results)),
            ("Region", Declared::of_count(info.region_count, info.min_regions)),
            ("Successor", Declared::of_count(info.successor_count, info.min_successors)),
        ] {
            if let Some(kind) = name.strip_suffix('s').unwrap_or(name).strip_suffix(part)
                && let Some(answer) = declared.has(kind, number)
            {
                return Ok(Some(answer));
            }
        }
        Ok(match name {
            "OpInvariants" => Some(true),
            "OneTypedResult" => match Declared::of_groups(&info.results) {
                Declared::Exactly(1) => Some(self.has_result_class(op, segment)?),
                _ => Some(false),
            },
            "BytecodeOpInterface" => Some(has_properties(info) || names(self, info, "BytecodeOpInterface")),
            _ => None,
        })
    }

    /// `OneTypedResult<X>`: returns true if `X` is the class of the single result's type.
    fn has_result_class(&self, op: OpId, segment: &Segment) -> Result<bool, EvalError> {
        let Some([TemplateArg::Type(asked)]) = segment.args.as_deref() else {
            return Err(EvalError::invalid("'OneTypedResult' has one class as template argument"));
        };
        let class = self.env.classes.class_of_op(self.env.ir()?.op(op).name());
        let members = class.and_then(|class| self.env.classes.members(class.cpp_name()));
        let declared = members.and_then(|members| {
            self.env.classes.find_class(&members.text.result_class, "").filter(|class| !class.is_interface())
        });
        match (declared, self.class_of(&asked.path)) {
            (Some(declared), Some(asked)) => Ok(declared.cpp_name() == asked.cpp_name()),
            _ => Err(EvalError::unknown("the C++ class of the result is not known")),
        }
    }

    pub(in crate::eval) fn op_has_trait(&self, op: OpId, name: &str) -> Result<bool, EvalError> {
        let Some(info) = self.env.ir()?.info(self.env.ctx, op) else { return Ok(false) };
        let bare = name.rsplit("::").next().unwrap_or(name);
        let bit = match bare {
            "Symbol" | "SymbolOpInterface" => Some(Traits::SYMBOL),
            _ => BITS.iter().find(|(cpp, _)| *cpp == bare).map(|(_, bit)| *bit),
        };
        if bit.is_some_and(|bit| info.traits.contains(bit)) {
            return Ok(true);
        }
        Ok(info.trait_names.iter().any(|&other| builtin::same_trait(self.env.ctx.str(other), name)))
    }
}

fn names(machine: &Machine<'_, '_>, info: &OpInfo, name: &str) -> bool {
    info.trait_names.iter().any(|&other| machine.env.ctx.str(other) == name)
}

/// Returns true if an operation's class has properties: attributes or sizes of segments.
fn has_properties(info: &OpInfo) -> bool {
    let segments = Traits::ATTR_SIZED_OPERAND_SEGMENTS | Traits::ATTR_SIZED_RESULT_SEGMENTS;
    !info.inherent.is_empty() || info.traits.intersects(segments)
}

/// Number of parts of a kind that a definition declares.
#[derive(Clone, Copy)]
enum Declared {
    Exactly(usize),
    /// At least this number; some of the parts are variadic.
    AtLeast(usize),
}

impl Declared {
    fn of_groups(groups: &[GroupDef]) -> Declared {
        let single = groups.iter().filter(|group| group.arity == Arity::Single).count();
        if single == groups.len() { Declared::Exactly(single) } else { Declared::AtLeast(single) }
    }

    fn of_count(exact: Option<u32>, least: u32) -> Declared {
        exact.map_or(Declared::AtLeast(least as usize), |count| Declared::Exactly(count as usize))
    }

    /// Returns true if a class with this number of parts has `ZeroX`, `OneX`, `NXs<n>`, `AtLeastNXs<n>` or
    /// `VariadicXs`; `None` if the trait is not one of these.
    fn has(self, kind: &str, number: Option<usize>) -> Option<bool> {
        let answer = match (kind, self) {
            ("Zero", Declared::Exactly(count)) => count == 0,
            ("One", Declared::Exactly(count)) => count == 1,
            ("N", Declared::Exactly(count)) => count > 1 && number? == count,
            ("AtLeastN", Declared::AtLeast(count)) => count > 0 && number? == count,
            ("Variadic", Declared::AtLeast(count)) => count == 0,
            ("Zero" | "One" | "N" | "AtLeastN" | "Variadic", _) => false,
            _ => return None,
        };
        Some(answer)
    }
}
