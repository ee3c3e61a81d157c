//! Expressions to values.

use legalize_source::{Diagnostic, Span};
use smallvec::SmallVec;

use super::instance::ArgValue;
use super::resolve::Track;
use super::{Eval, Evaluator, Failed, Scope};
use crate::ast::{Arg, Ast, Expr, ExprId, Ident, Piece, RangeEnd, TypeExpr, TypeId};
use crate::ops::{BinOp, UnOp};
use crate::print::{type_text, value_text};
use crate::record::{FieldData, RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{ArgKey, Node, Store, V};

/// What surrounds an expression.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The class or definition that it stands in.
    pub(super) current: Option<RecordId>,
    /// The type that is expected.
    pub(super) want: Option<Ty>,
    /// Whether unknown and global names stand for themselves.
    pub(super) name_mode: bool,
}

impl Context {
    pub(super) fn new(current: Option<RecordId>, want: Option<Ty>) -> Self {
        Context { current, want, name_mode: false }
    }
}

impl Evaluator<'_> {
    /// The value of an expression, with no type expected.
    pub(super) fn plain(&mut self, ast: &Ast, id: ExprId, current: Option<RecordId>) -> Eval<V> {
        self.value(ast, id, Context::new(current, None))
    }

    /// The value of an expression.
    pub(super) fn value(&mut self, ast: &Ast, id: ExprId, context: Context) -> Eval<V> {
        self.enter()?;
        let outer = std::mem::replace(&mut self.at, ast.expr_span(id));
        let result = self.value_inner(ast, id, context);
        self.at = outer;
        self.leave();
        result
    }

    fn value_inner(&mut self, ast: &Ast, id: ExprId, context: Context) -> Eval<V> {
        let span = ast.expr_span(id);
        let current = context.current;
        match ast.expr(id) {
            Expr::Int(value) => Ok(self.store.int(*value)),
            Expr::Bin(value, digits) => {
                let bits: Vec<V> =
                    (0..*digits).map(|index| self.store.bit(index < 64 && value >> index & 1 == 1)).collect();
                if bits.len() > self.limits.bits as usize {
                    return self.error("tblgen::bits_width", span, "too many digits", "numbers have 64 bits");
                }
                Ok(self.store.bits(&bits))
            }
            Expr::Str(text) => Ok(self.store.str(*text)),
            Expr::Code(text) => Ok(self.store.code(*text)),
            Expr::Unset => Ok(self.unset()),
            Expr::Id(name) => self.name(Ident { name: *name, span }, context),
            Expr::Class { name, args } => self.call(ast, *name, args, span, current),
            Expr::Braces(pieces) => self.braces(ast, pieces, span, current),
            Expr::List { items, element } => self.list(ast, items, *element, span, context),
            Expr::Dag { op, op_name, args } => {
                let op = self.plain(ast, *op, current)?;
                let mut values: SmallVec<[V; 16]> = SmallVec::with_capacity(args.len());
                let mut names: SmallVec<[Option<Sym>; 16]> = SmallVec::with_capacity(args.len());
                for arg in args {
                    values.push(match arg.value {
                        Some(value) => self.plain(ast, value, current)?,
                        None => Store::UNSET,
                    });
                    names.push(arg.name);
                }
                let v = self.store.dag(op, *op_name, &values, &names);
                self.dag_places.push((v, span));
                self.checked(v)
            }
            Expr::Bang { op, ty, args } => self.bang(ast, *op, *ty, args, span, context),
            Expr::Cond(clauses) => self.cond_expr(ast, clauses, span, context),
            Expr::BitRange { of, pieces } => {
                let of = self.value(ast, *of, context)?;
                let mut bits = self.range_list(ast, pieces)?;
                bits.reverse();
                match self.bit_range(of, &bits) {
                    Some(v) => Ok(v),
                    None => {
                        let help = format!("'{}' has no such bits", value_text(&self.store, of));
                        self.error("tblgen::bit_range", span, "invalid bit range for value", help)
                    }
                }
            }
            Expr::Slice { of, pieces, comma } => {
                let of_span = ast.expr_span(*of);
                let of = self.value(ast, *of, context)?;
                self.slice(ast, of, of_span, pieces, *comma, current)
            }
            Expr::Field { of, name } => {
                let of = self.value(ast, *of, context)?;
                if self.field_type(of, name.name).is_none() {
                    return self.no_such_field(of, *name);
                }
                self.field_of(of, name.name, current)
            }
            Expr::Paste { items, trailing } => self.paste(ast, items, *trailing, span, context),
        }
    }

    fn no_such_field<T>(&mut self, of: V, name: Ident) -> Eval<T> {
        let classes: Vec<RecordId> = match (self.store.node(of), self.store.type_of(of)) {
            (Node::Def(record), _) => vec![record],
            (_, Some(ty)) => self.store.types.classes(ty).map(<[RecordId]>::to_vec).unwrap_or_default(),
            _ => Vec::new(),
        };
        let fields: Vec<Sym> = classes
            .iter()
            .flat_map(|class| self.store.record(*class).fields.iter())
            .filter(|field| !field.is_template_arg())
            .map(|field| field.name)
            .collect();
        let help = match self.similar(name.name, fields.into_iter()) {
            Some(similar) => format!("did you mean '{similar}'?"),
            None => "only fields of the value's class can be read; use !cast for a derived class".to_owned(),
        };
        let message = format!(
            "cannot access field '{}' of value '{}'",
            self.store.symbols.get(name.name),
            value_text(&self.store, of)
        );
        self.error("tblgen::unknown_field", name.span, message, help)
    }

    // --- names --------------------------------------------------------------------------------------

    /// The variable of a name, looking from the innermost scope outward.
    pub(super) fn variable_of(&mut self, name: Sym) -> Option<V> {
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            if let Some(v) = scope.var(name) {
                return Some(v);
            }
            match *scope {
                Scope::Local(_) => {}
                Scope::Record { record, .. } => {
                    if let Some(&(_, ty)) = self.iterators.iter().rev().find(|&&(known, _)| known == name) {
                        return Some(self.store.var(name, ty));
                    }
                    if let Some(field) = self.store.record(record).field(name) {
                        let ty = field.ty;
                        return Some(self.store.var(name, ty));
                    }
                    if self.store.record(record).is_class()
                        && let Some(v) = self.parameter(record, name)
                    {
                        return Some(v);
                    }
                }
                Scope::Foreach { name: known, var, .. } => {
                    if known == Some(name) {
                        return var;
                    }
                }
                Scope::Multiclass { index, .. } => {
                    let proto = self.multiclasses[index].proto;
                    if let Some(v) = self.parameter(proto, name) {
                        return Some(v);
                    }
                }
            }
        }
        None
    }

    fn parameter(&mut self, record: RecordId, name: Sym) -> Option<V> {
        let data = self.store.record(record);
        if let Some(index) = data.params.iter().position(|&param| param == name) {
            let qualified = data.template_args[index];
            let field =
                self.store.record_mut(record).fields.iter_mut().find(|field| field.name == qualified)?;
            field.flags |= FieldData::USED;
            let ty = field.ty;
            return Some(self.store.var(qualified, ty));
        }
        if name == Sym::NAME {
            let implicit = data.implicit;
            return Some(self.store.var(implicit, Ty::STRING));
        }
        None
    }

    fn name(&mut self, id: Ident, context: Context) -> Eval<V> {
        if let Some(v) = self.variable_of(id.name) {
            return Ok(v);
        }
        if context.name_mode {
            return Ok(self.store.str(id.name));
        }
        if let Some(&record) = self.def_by_name.get(&id.name) {
            return Ok(self.store.def(record));
        }
        if let Some(&v) = self.globals.get(&id.name) {
            return Ok(v);
        }
        if let Some(current) = context.current
            && self.multiclass.is_none()
            && !self.store.record(current).is_class()
            && self.store.node(self.store.record(current).name) == Node::Str(id.name)
        {
            let direct = self.store.record(current).direct.clone();
            let ty = self.store.set_type(&direct);
            let name = self.store.str(id.name);
            return Ok(self.store.un(UnOp::Cast, name, ty));
        }
        if self.is_lost(id.name) {
            return Err(Failed);
        }
        let text = self.store.symbols.get(id.name).to_owned();
        let mut diagnostic =
            Diagnostic::error("tblgen::undefined_variable", format!("variable not defined: '{text}'"))
                .with_label(id.span, "");
        let known: Vec<Sym> = self.known_names(context.current);
        diagnostic = match self.similar(id.name, known.into_iter()) {
            Some(similar) => diagnostic.with_help(format!("did you mean '{similar}'?")),
            None if self.class_by_name.contains_key(&id.name) => diagnostic
                .with_help(format!("'{text}' is a class; call it as {text}<...>, or define a record")),
            None => diagnostic.with_help("define the record or variable before this place"),
        };
        self.fail(diagnostic)
    }

    fn known_names(&self, current: Option<RecordId>) -> Vec<Sym> {
        let mut names: Vec<Sym> = Vec::new();
        for scope in &self.scopes {
            names.extend(scope.vars().iter().map(|&(name, _)| name));
            match *scope {
                Scope::Foreach { name, .. } => names.extend(name),
                Scope::Multiclass { index, .. } => {
                    names.extend(self.store.record(self.multiclasses[index].proto).params.iter().copied());
                }
                _ => {}
            }
        }
        if let Some(current) = current {
            let data = self.store.record(current);
            names.extend(data.fields.iter().map(|field| field.name));
            names.extend(data.params.iter().copied());
        }
        names.extend(self.defs_iter());
        let mut globals: Vec<Sym> = self.globals.keys().copied().collect();
        globals.sort_unstable();
        names.extend(globals);
        names
    }

    /// The class of a name.
    pub(super) fn class_named(&mut self, id: Ident, message: &str) -> Eval<RecordId> {
        if let Some(&class) = self.class_by_name.get(&id.name) {
            return Ok(class);
        }
        if self.lost.contains(&id.name) {
            return Err(Failed);
        }
        let text = self.store.symbols.get(id.name).to_owned();
        let help = if self.multiclass_by_name.contains_key(&id.name) {
            format!("use 'defm' if you meant to use multiclass '{text}'")
        } else {
            let classes: Vec<Sym> = self.class_names();
            match self.similar(id.name, classes.into_iter()) {
                Some(similar) => format!("did you mean '{similar}'?"),
                None => "define the class before this place, or include the file that does".to_owned(),
            }
        };
        self.error("tblgen::unknown_class", id.span, format!("{message} '{text}'"), help)
    }

    fn class_names(&self) -> Vec<Sym> {
        self.classes
            .iter()
            .filter_map(|&class| match self.store.node(self.store.record(class).name) {
                Node::Str(name) => Some(name),
                _ => None,
            })
            .collect()
    }

    // --- types --------------------------------------------------------------------------------------

    /// The type that an expression names.
    pub(super) fn ty(&mut self, ast: &Ast, id: TypeId) -> Eval<Ty> {
        let (ty, span) = ast.ty(id);
        match ty {
            TypeExpr::Bit => Ok(Ty::BIT),
            TypeExpr::Int => Ok(Ty::INT),
            TypeExpr::String | TypeExpr::Code => Ok(Ty::STRING),
            TypeExpr::Dag => Ok(Ty::DAG),
            TypeExpr::Bits(width) => {
                match u32::try_from(width).ok().filter(|&width| width <= self.limits.bits) {
                    Some(width) => Ok(self.store.types.bits(width)),
                    None => {
                        let limit = self.limits.bits;
                        let message = format!("bits<{width}> is too wide");
                        self.error("tblgen::bits_width", span, message, format!("the limit is {limit} bits"))
                    }
                }
            }
            TypeExpr::List(element) => {
                self.enter()?;
                let element = self.ty(ast, element);
                self.leave();
                let ty = self.store.types.list(element?);
                if self.store.types.depth(ty) > self.limits.value_depth {
                    return self.over("tblgen::too_deep", "the type is nested too deeply".to_owned(), "");
                }
                Ok(ty)
            }
            TypeExpr::Class(name) => {
                if let Some(&ty) = self.aliases.get(&name) {
                    return Ok(ty);
                }
                let class = self.class_named(Ident { name, span }, "couldn't find class")?;
                Ok(self.store.class_type(class))
            }
        }
    }

    // --- calls --------------------------------------------------------------------------------------

    /// Evaluates template arguments and brings them to the parameters' types.
    pub(super) fn template_args(
        &mut self,
        ast: &Ast,
        args: &[Arg],
        current: Option<RecordId>,
        record: RecordId,
        check: bool,
    ) -> Eval<Vec<ArgValue>> {
        let mut values = Vec::with_capacity(args.len());
        let mut named = false;
        for (index, arg) in args.iter().enumerate() {
            let span = ast.expr_span(arg.value);
            let count = self.store.record(record).template_args.len();
            if index >= count {
                let owner = self.store.record_name(record).to_owned();
                let declared = self.store.record(record).loc();
                return self.fail(
                    Diagnostic::error(
                        "tblgen::template_argument",
                        format!("too many template arguments: {}", index + 1),
                    )
                    .with_label(span, "")
                    .with_help(format!("'{owner}' takes {count}"))
                    .with_note(
                        Diagnostic::note(format!("'{owner}' is defined here")).with_label(declared, ""),
                    ),
                );
            }
            let (key, field, value) = match arg.name {
                None => {
                    if named {
                        return self.error(
                            "tblgen::template_argument",
                            span,
                            "positional argument should be put before named argument",
                            "name this argument too, or move it to the front",
                        );
                    }
                    let name = self.store.record(record).template_args[index];
                    let field = self.store.record(record).field(name).copied();
                    let want = field.map(|field| field.ty);
                    let value = self.value(ast, arg.value, Context::new(current, want))?;
                    (ArgKey::Position(index as u32), field, value)
                }
                Some(name_expr) => {
                    let name_span = ast.expr_span(name_expr);
                    let (Expr::Id(name) | Expr::Str(name)) = *ast.expr(name_expr) else {
                        return self.error(
                            "tblgen::template_argument",
                            name_span,
                            "the name of named argument should be a valid identifier",
                            "write name = value",
                        );
                    };
                    let qualified = self.qualify(record, name);
                    let Some(field) = self.store.record(record).field(qualified).copied() else {
                        let params = self.store.record(record).params.clone();
                        let help = match self.similar(name, params.into_iter()) {
                            Some(similar) => format!("did you mean '{similar}'?"),
                            None => format!("'{}' has no such parameter", self.store.record_name(record)),
                        };
                        let message = format!("argument \"{}\" doesn't exist", self.store.symbols.get(name));
                        return self.error("tblgen::template_argument", name_span, message, help);
                    };
                    let value = self.value(ast, arg.value, Context::new(current, Some(field.ty)))?;
                    if value == Store::UNSET {
                        return self.error(
                            "tblgen::template_argument",
                            span,
                            "the value of named argument should be initialized, but we got '?'",
                            "leave the argument out to get its default",
                        );
                    }
                    named = true;
                    (ArgKey::Name(qualified), Some(field), value)
                }
            };
            let mut value = value;
            if check
                && let Some(field) = field
                && let Some(found) = self.store.type_of(value)
            {
                match self.cast_to(value, field.ty)? {
                    Some(cast) => value = cast,
                    None => {
                        let message = format!(
                            "value specified for template argument '{}' is of type {}; expected type {}: {}",
                            self.store.symbols.get(field.name),
                            type_text(&self.store, found),
                            type_text(&self.store, field.ty),
                            value_text(&self.store, value),
                        );
                        let declared = self.store.span(field.loc);
                        return self.fail(
                            Diagnostic::error("tblgen::template_argument", message)
                                .with_label(span, "")
                                .with_help(format!(
                                    "give a value of type '{}'",
                                    type_text(&self.store, field.ty)
                                ))
                                .with_note(
                                    Diagnostic::note("the parameter is declared here")
                                        .with_label(declared, ""),
                                ),
                        );
                    }
                }
            }
            values.push(ArgValue { key, value, span });
        }
        Ok(values)
    }

    fn call(
        &mut self,
        ast: &Ast,
        name: Ident,
        args: &[Arg],
        span: Span,
        current: Option<RecordId>,
    ) -> Eval<V> {
        let class = self.class_named(name, "expected a class name, got")?;
        let args = self.template_args(ast, args, current, class, true)?;
        self.match_args(class, &args, name.span, |_, _, _, _| {})?;
        let pairs: SmallVec<[(ArgKey, V); 8]> = args.iter().map(|arg| (arg.key, arg.value)).collect();
        let v = self.store.var_def(class, &pairs);
        self.calls.entry(v).or_insert(Span::new(span.file, name.span.start, span.end));
        let v = self.checked(v)?;
        if self.instances.contains_key(&v) {
            return self.instantiate(v);
        }
        let mut track = Track::new(None);
        for &(_, value) in &pairs {
            self.resolve(value, &mut track)?;
        }
        if track.found { Ok(v) } else { self.instantiate(v) }
    }

    // --- literals -----------------------------------------------------------------------------------

    fn braces(&mut self, ast: &Ast, pieces: &[Piece], span: Span, current: Option<RecordId>) -> Eval<V> {
        let mut values = Vec::with_capacity(pieces.len());
        for piece in pieces {
            values.push(self.plain(ast, piece.first, current)?);
            if piece.last.is_some() {
                return self.error(
                    "tblgen::syntax",
                    ast.expr_span(piece.first),
                    "expected '}' at end of bit list value",
                    "ranges are for suffixes and loops; list the bits",
                );
            }
        }
        let mut bits: Vec<V> = Vec::new();
        for (index, &value) in values.iter().enumerate().rev() {
            match self.store.node(value) {
                Node::Bits { start, len } => bits.extend(self.store.operands(start, len)),
                Node::Var { ty, .. } if let Some(width) = self.store.types.width(ty) => {
                    for index in 0..width {
                        let bit = self.get_bit(value, index);
                        bits.push(bit);
                    }
                }
                _ => match self.cast_to(value, Ty::BIT)? {
                    Some(bit) => bits.push(bit),
                    None => {
                        let message = format!(
                            "element #{index} ({}) is not convertable to a bit",
                            value_text(&self.store, value)
                        );
                        return self.error("tblgen::not_bits", span, message, "elements are bits or bits<n>");
                    }
                },
            }
        }
        if bits.len() > self.limits.bits as usize {
            let limit = self.limits.bits;
            return self.error(
                "tblgen::bits_width",
                span,
                "too many bits",
                format!("the limit is {limit} bits"),
            );
        }
        let v = self.store.bits(&bits);
        self.checked(v)
    }

    fn list(
        &mut self,
        ast: &Ast,
        items: &[ExprId],
        element: Option<TypeId>,
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let want = match context.want {
            None => None,
            Some(ty) => match self.store.types.element(ty) {
                Some(element) => Some(element),
                None => {
                    let message =
                        format!("encountered a list when expecting a {}", type_text(&self.store, ty));
                    return self.error("tblgen::type_mismatch", span, message, "give a single value");
                }
            },
        };
        let mut values: Vec<V> = Vec::with_capacity(items.len());
        for &item in items {
            values.push(self.value(ast, item, Context::new(context.current, want))?);
        }
        let given = match element {
            Some(element) => Some(self.ty(ast, element)?),
            None => None,
        };
        let mut found: Option<Ty> = None;
        for &value in &values {
            let Some(ty) = self.store.type_of(value) else {
                continue;
            };
            found = match found {
                None => Some(ty),
                Some(before) if before == ty => found,
                Some(before) => match self.store.common_type(before, ty) {
                    Some(ty) => Some(ty),
                    None => {
                        let help = format!(
                            "'{}' and '{}' have no common type",
                            type_text(&self.store, before),
                            type_text(&self.store, ty)
                        );
                        return self.error(
                            "tblgen::type_mismatch",
                            span,
                            "incompatible types in list elements",
                            help,
                        );
                    }
                },
            };
        }
        if let Some(given) = given {
            if let Some(found) = found
                && !self.store.convertible(found, given)
            {
                let help = format!(
                    "'{}' is not convertible to '{}'",
                    type_text(&self.store, found),
                    type_text(&self.store, given)
                );
                return self.error(
                    "tblgen::type_mismatch",
                    span,
                    "incompatible types in list elements",
                    help,
                );
            }
            found = Some(given);
        }
        let element = match (found, want) {
            (None, None) => {
                return self.error(
                    "tblgen::type_mismatch",
                    span,
                    "no type for list",
                    "name the element type, as in []<int>",
                );
            }
            (None, Some(want)) => want,
            (Some(found), Some(want)) if !self.store.convertible(found, want) => {
                let message = format!(
                    "element type mismatch for list: element type '{}' not convertible to '{}'",
                    type_text(&self.store, found),
                    type_text(&self.store, want)
                );
                return self.error(
                    "tblgen::type_mismatch",
                    span,
                    message,
                    "give elements of the expected type",
                );
            }
            (Some(found), _) => found,
        };
        self.new_list(element, &values)
    }

    // --- suffixes -----------------------------------------------------------------------------------

    /// The numbers of a range list.
    pub(super) fn range_list(&mut self, ast: &Ast, pieces: &[Piece]) -> Eval<Vec<u32>> {
        let mut out = Vec::new();
        for piece in pieces {
            let first = self.plain(ast, piece.first, None)?;
            let span = ast.expr_span(piece.first);
            self.range_piece(ast, first, span, piece.last, &mut out)?;
        }
        Ok(out)
    }

    /// One element of a range list, whose first value is known.
    pub(super) fn range_piece(
        &mut self,
        ast: &Ast,
        first: V,
        span: Span,
        last: Option<RangeEnd>,
        out: &mut Vec<u32>,
    ) -> Eval<()> {
        let Node::Int(start) = self.store.node(first) else {
            return self.error(
                "tblgen::range",
                span,
                "expected integer or bitrange",
                "give numbers that are known here",
            );
        };
        let (end, end_span) = match last {
            None => (start, span),
            Some(RangeEnd::Negative(value, span)) => (value.wrapping_neg(), span),
            Some(RangeEnd::Value(id)) => {
                let end_span = ast.expr_span(id);
                let last = self.plain(ast, id, None)?;
                let Node::Int(value) = self.store.node(last) else {
                    return self.error(
                        "tblgen::range",
                        end_span,
                        "expected integer value as end of range",
                        "give a number that is known here",
                    );
                };
                (value, end_span)
            }
        };
        let (Ok(from), Ok(to)) = (u32::try_from(start), u32::try_from(end)) else {
            let (what, at) = if u32::try_from(start).is_err() { (start, span) } else { (end, end_span) };
            let message = match what < 0 {
                true => "invalid range, cannot be negative",
                false => "invalid range, the number is too large",
            };
            return self.error("tblgen::range", at, message, "bits and elements count from 0");
        };
        if from.abs_diff(to) as usize + out.len() >= self.limits.list_len {
            return self.error("tblgen::range", span, "the range is too long", "shorten it");
        }
        if from <= to {
            out.extend(from..=to);
        } else {
            out.extend((to..=from).rev());
        }
        Ok(())
    }

    fn slice(
        &mut self,
        ast: &Ast,
        of: V,
        of_span: Span,
        pieces: &[Piece],
        comma: bool,
        current: Option<RecordId>,
    ) -> Eval<V> {
        let Some(ty) = self.store.type_of(of) else {
            return self.error(
                "tblgen::type_mismatch",
                of_span,
                "invalid value, list expected",
                "only lists have elements",
            );
        };
        let Some(element) = self.store.types.element(ty) else {
            let message = format!("type '{}' is invalid, list expected", type_text(&self.store, ty));
            return self.error("tblgen::type_mismatch", of_span, message, "only lists have elements");
        };
        let int_list = self.store.types.list(Ty::INT);
        let mut single = pieces.len() == 1 && !comma;
        let mut numbers: Vec<V> = Vec::new();
        let mut slices: Vec<V> = Vec::new();
        for piece in pieces {
            let span = ast.expr_span(piece.first);
            let index = self.slice_element(ast, piece, current)?;
            match self.store.type_of(index) {
                Some(Ty::INT) => numbers.push(index),
                Some(ty) if ty == int_list => {
                    if !numbers.is_empty() {
                        let list = self.store.list(Ty::INT, &numbers);
                        slices.push(list);
                        numbers.clear();
                    }
                    slices.push(index);
                    single = false;
                }
                found => {
                    let found = found.map_or_else(|| "?".to_owned(), |found| type_text(&self.store, found));
                    return self.error(
                        "tblgen::range",
                        span,
                        format!("unhandled type {found} in range"),
                        "an index is an int or a list<int>",
                    );
                }
            }
        }
        if single && let [index] = numbers[..] {
            return self.bin(BinOp::ListElem, of, index, element, current);
        }
        if !numbers.is_empty() {
            let list = self.store.list(Ty::INT, &numbers);
            slices.push(list);
        }
        let mut index: Option<V> = None;
        for slice in slices {
            index = Some(match index {
                None => slice,
                Some(before) => self.list_concat(before, slice)?,
            });
        }
        let index = index.unwrap_or(Store::UNSET);
        self.bin(BinOp::ListSlice, of, index, ty, current)
    }

    fn slice_element(&mut self, ast: &Ast, piece: &Piece, current: Option<RecordId>) -> Eval<V> {
        let first_span = ast.expr_span(piece.first);
        let first = self.plain(ast, piece.first, current)?;
        let last = match piece.last {
            None => return Ok(first),
            Some(RangeEnd::Value(id)) => {
                let last = self.plain(ast, id, current)?;
                let ty = self.store.type_of(last);
                if ty != Some(Ty::INT) {
                    return self.expected_range(ast.expr_span(id), ty);
                }
                last
            }
            Some(RangeEnd::Negative(value, span)) => {
                if value > 0 {
                    return self.error(
                        "tblgen::range",
                        span,
                        "invalid range, cannot be negative",
                        "elements count from 0",
                    );
                }
                self.store.int(value.wrapping_neg())
            }
        };
        let ty = self.store.type_of(first);
        if ty != Some(Ty::INT) {
            return self.expected_range(first_span, ty);
        }
        let list = self.store.types.list(Ty::INT);
        self.bin(BinOp::Range, first, last, list, current)
    }

    fn expected_range<T>(&mut self, span: Span, found: Option<Ty>) -> Eval<T> {
        let found = found.map_or_else(|| "?".to_owned(), |found| type_text(&self.store, found));
        self.error(
            "tblgen::range",
            span,
            format!("expected int...int, got {found}"),
            "both ends of a range are ints",
        )
    }

    fn paste(
        &mut self,
        ast: &Ast,
        items: &[ExprId],
        trailing: bool,
        span: Span,
        context: Context,
    ) -> Eval<V> {
        let mut values: SmallVec<[V; 8]> = SmallVec::with_capacity(items.len());
        let mut context = context;
        for (index, &item) in items.iter().enumerate() {
            let v = self.value(ast, item, context)?;
            if index + 1 < items.len() || trailing {
                let Some(ty) = self.store.type_of(v) else {
                    let at = ast.expr_span(item);
                    return self.error(
                        "tblgen::paste",
                        at,
                        "LHS of paste is not typed!",
                        "paste strings, numbers or lists",
                    );
                };
                let is_list = self.store.types.element(ty).is_some();
                context = match is_list {
                    true => Context { name_mode: false, ..context },
                    false => Context { current: context.current, want: None, name_mode: true },
                };
            }
            values.push(v);
        }
        let mut result: Option<V> = match trailing {
            true => Some(self.store.str(Sym::EMPTY)),
            false => values.pop(),
        };
        let mut is_trailing = trailing;
        while let Some(lhs) = values.pop() {
            let Some(rhs) = result else {
                break;
            };
            let lhs_ty = self.store.type_of(lhs);
            if lhs_ty.is_some_and(|ty| self.store.types.element(ty).is_some()) {
                result = Some(if is_trailing { lhs } else { self.list_concat(lhs, rhs)? });
                is_trailing = false;
                continue;
            }
            is_trailing = false;
            let lhs = self.string_from(lhs, context.current)?;
            if self.store.type_of(rhs).is_none() {
                return self.error(
                    "tblgen::paste",
                    span,
                    "RHS of paste is not typed!",
                    "paste strings, numbers or lists",
                );
            }
            let rhs = self.string_from(rhs, context.current)?;
            result = Some(self.str_concat(lhs, rhs)?);
        }
        Ok(result.unwrap_or(Store::UNSET))
    }

    fn string_from(&mut self, v: V, current: Option<RecordId>) -> Eval<V> {
        match self.store.type_of(v) {
            Some(Ty::STRING) => Ok(v),
            _ => self.un(UnOp::Cast, v, Ty::STRING, current, false),
        }
    }

    /// Whether the record is the prototype of a multiclass.
    pub(super) fn is_multiclass(&self, record: RecordId) -> bool {
        self.store.record(record).kind == RecordKind::Multiclass
    }
}
