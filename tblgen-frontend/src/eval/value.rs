//! Evaluation of expressions to values.

use legalize_source::{Diagnostic, Limit, Span};
use smallvec::SmallVec;

use super::fold::Items;
use super::instance::ArgValue;
use super::resolve::Track;
use super::{Call, Eval, Evaluator};
use crate::ast::{Arg, Ast, Expr, ExprId, Ident, Piece, TypeExpr, TypeId};
use crate::fields::FieldData;
use crate::print::{type_text, value_text};
use crate::record::{RecordId, RecordKind};
use crate::symbol::Sym;
use crate::types::Ty;
use crate::value::{ArgKey, DagName, Node, V};

/// Context of an expression.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// Enclosing class or definition.
    pub(super) current: Option<RecordId>,
    /// Expected type.
    pub(super) want: Option<Ty>,
    /// True if unknown and global names denote themselves.
    pub(super) name_mode: bool,
}

impl Context {
    pub(super) fn new(current: Option<RecordId>, want: Option<Ty>) -> Self {
        Context { current, want, name_mode: false }
    }
}

impl Evaluator<'_> {
    /// Evaluates an expression without an expected type.
    pub(super) fn plain(&mut self, ast: &Ast, id: ExprId, current: Option<RecordId>) -> Eval<V> {
        self.value(ast, id, Context::new(current, None))
    }

    /// Evaluates an expression.
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
                    (0..*digits).map(|index| V::bit(index < 64 && value >> index & 1 == 1)).collect();
                if bits.len() > self.limits.bits as usize {
                    return self.error(
                        "tblgen::bits_width",
                        span,
                        "too many digits",
                        "use a number that fits 64 bits",
                    );
                }
                Ok(self.store.bits(&bits))
            }
            Expr::Str(text) => Ok(V::str(*text)),
            Expr::Code(text) => Ok(V::code(*text)),
            Expr::Unset => Ok(self.unset()),
            Expr::Hole => self.hole(),
            Expr::Id(name) => self.name(Ident { name: *name, span }, context),
            Expr::Class { name, args } => self.call(ast, *name, args, span, current),
            Expr::Braces(pieces) => self.braces(ast, pieces, span, current),
            Expr::List { items, element } => self.list(ast, items, *element, span, context),
            Expr::Dag { op, op_name, args } => {
                let op = self.plain(ast, *op, current)?;
                let mut values: SmallVec<[V; 16]> = SmallVec::with_capacity(args.len());
                let mut names: SmallVec<[Option<DagName>; 16]> = SmallVec::with_capacity(args.len());
                for arg in args {
                    values.push(match arg.value {
                        Some(value) => self.plain(ast, value, current)?,
                        None => V::UNSET,
                    });
                    names.push(arg.name.map(|name| (name, false)));
                }
                let v = self.store.dag(op, op_name.map(|name| (name, false)), &values, &names);
                self.dag_places.push((v, span));
                self.checked(v)
            }
            Expr::Bang { op, ty, args } => self.bang(ast, *op, *ty, args, span, context),
            Expr::Cond(clauses) => self.cond_expr(ast, clauses, span, context),
            Expr::BitRange { of, pieces } => {
                let suffix = self.after(ast.expr_span(*of));
                let of = self.value(ast, *of, context)?;
                let mut bits = self.range_list(ast, pieces)?;
                bits.reverse();
                match self.bit_range(of, &bits) {
                    Some(v) => self.closed(span).map(|()| v),
                    None => {
                        let help = format!("name bits that '{}' has", value_text(&self.store, of));
                        self.error("tblgen::bit_range", suffix, "invalid bit range for value", help)
                    }
                }
            }
            Expr::Slice { of, pieces, comma } => {
                let of_span = ast.expr_span(*of);
                let of = self.value(ast, *of, context)?;
                let v = self.slice(ast, of, of_span, pieces, *comma, current)?;
                self.closed(span).map(|()| v)
            }
            Expr::Field { of, name } => {
                let of = self.value(ast, *of, context)?;
                if name.is_hole() {
                    return self.hole();
                }
                if self.field_type(of, name.name).is_none() {
                    return self.no_such_field(of, *name);
                }
                self.field_of(of, name.name, current)
            }
            Expr::Paste { items, trailing } => self.paste(ast, items, *trailing, context),
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
            .flat_map(|class| self.store.fields(*class).iter())
            .filter(|field| !field.is_template_arg())
            .map(|field| field.name)
            .collect();
        let help = match self.similar(name.name, fields.into_iter()) {
            Some(similar) => format!("did you mean '{similar}'?"),
            None => "use a field of the value's class, or !cast to a derived class".to_owned(),
        };
        let message = format!(
            "cannot access field '{}' of value '{}'",
            self.store.symbols.get(name.name),
            value_text(&self.store, of)
        );
        self.error("tblgen::unknown_field", name.span, message, help)
    }

    // --- names --------------------------------------------------------------------------------------

    // --- types --------------------------------------------------------------------------------------

    /// Returns the type that an expression names.
    pub(super) fn ty(&mut self, ast: &Ast, id: TypeId) -> Eval<Ty> {
        let (ty, span) = ast.ty(id);
        match ty {
            TypeExpr::Bit => Ok(Ty::BIT),
            TypeExpr::Int => Ok(Ty::INT),
            TypeExpr::String | TypeExpr::Code => Ok(Ty::STRING),
            TypeExpr::Dag => Ok(Ty::DAG),
            TypeExpr::Bits(width) => {
                // The tool keeps 32 bits of the number.
                let kept = width as u32;
                if kept <= self.limits.bits {
                    return Ok(self.store.types.bits(kept));
                }
                let limit = self.limits.bits;
                let message = format!("bits<{width}> is too wide");
                self.error("tblgen::bits_width", span, message, format!("use at most {limit} bits"))
            }
            TypeExpr::List(element) => {
                self.enter()?;
                let element = self.ty(ast, element);
                self.leave();
                let ty = self.store.types.list(element?);
                if self.store.types.depth(ty) > self.limits.value_depth {
                    return self.over(
                        Limit::TdValueDepth,
                        "the type is nested too deeply".to_owned(),
                        "nest fewer lists",
                    );
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
            TypeExpr::Hole => self.hole(),
            TypeExpr::Open(ty) => {
                self.ty(ast, ty)?;
                self.hole()
            }
        }
    }

    // --- calls --------------------------------------------------------------------------------------

    /// Evaluates template arguments and converts them to the parameters' types.
    pub(super) fn template_args(
        &mut self,
        ast: &Ast,
        args: &[Arg],
        current: Option<RecordId>,
        record: RecordId,
        check: bool,
    ) -> Eval<Vec<ArgValue>> {
        let mut values = self.spare_args.pop().unwrap_or_default();
        values.clear();
        let mut named = false;
        for (index, arg) in args.iter().enumerate() {
            let span = ast.expr_span(arg.value);
            if arg.name.is_none() && arg.value == ExprId::HOLE {
                return self.hole();
            }
            let count = self.store.record(record).template_args().len();
            if index >= count {
                let start = arg.name.map_or(span, |name| ast.expr_span(name)).start;
                let span = Span::new(span.file, start.min(span.start), span.end);
                let owner = self.store.record_name(record).to_owned();
                let declared = self.store.record(record).loc();
                return self.fail(
                    Diagnostic::error(
                        "tblgen::template_argument",
                        format!("too many template arguments: {}", index + 1),
                    )
                    .with_label(span, "")
                    .with_help(format!("remove the others: '{owner}' takes {count}"))
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
                    let name = self.store.record(record).template_args()[index];
                    let field = self.store.field_index(record, name);
                    let want = field.map(|index| self.store.fields(record)[index].ty);
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
                    let Some(field) = self.store.field_index(record, qualified) else {
                        let params = self.store.record(record).params().to_vec();
                        let help = match self.similar(name, params.into_iter()) {
                            Some(similar) => format!("did you mean '{similar}'?"),
                            None => format!("'{}' has no such parameter", self.store.record_name(record)),
                        };
                        let message = format!("argument \"{}\" doesn't exist", self.store.symbols.get(name));
                        return self.error("tblgen::template_argument", name_span, message, help);
                    };
                    let ty = self.store.fields(record)[field].ty;
                    let value = self.value(ast, arg.value, Context::new(current, Some(ty)))?;
                    if value == V::UNSET {
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
            values.push(ArgValue { key, value, span, field: field.map(|index| index as u32) });
        }
        if check {
            for arg in &mut values {
                let field = arg.field.map(|index| self.store.fields(record)[index as usize]);
                self.check_arg(arg, field)?;
            }
        }
        Ok(values)
    }

    /// Converts an argument to its parameter's type.
    fn check_arg(&mut self, arg: &mut ArgValue, field: Option<FieldData>) -> Eval<()> {
        if let Some(field) = field
            && let Some(found) = self.store.type_of(arg.value)
        {
            match self.cast_to(arg.value, field.ty)? {
                Some(cast) => arg.value = cast,
                None => {
                    let message = format!(
                        "value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.store.symbols.get(field.name),
                        type_text(&self.store, found),
                        type_text(&self.store, field.ty),
                        value_text(&self.store, arg.value),
                    );
                    let declared = self.store.span(self.store.places(&field).loc);
                    return self.fail(
                        Diagnostic::error("tblgen::template_argument", message)
                            .with_label(arg.span, "")
                            .with_help(format!("give a value of type '{}'", type_text(&self.store, field.ty)))
                            .with_note(
                                Diagnostic::note("the parameter is declared here").with_label(declared, ""),
                            ),
                    );
                }
            }
        }
        Ok(())
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
        self.match_args(class, &args, name.span, |_, _, _| {})?;
        let v = self.store.var_def(class, args.iter().map(|arg| (arg.key, arg.value)));
        let v = self.checked(v)?;
        let store = &mut self.store;
        let created = self.calls.entry(v).or_insert_with(|| {
            let place = store.add_span(Span::new(span.file, name.span.start, span.end));
            Call { place, created: None }
        });
        if let Some(created) = created.created {
            self.spare_args.push(args);
            return Ok(created);
        }
        let mut track = Track::new(None, 0);
        for value in args.iter().map(|arg| arg.value) {
            self.resolve(value, &mut track)?;
        }
        self.spare_args.push(args);
        if track.found { Ok(v) } else { self.instantiate(v) }
    }

    // --- literals -----------------------------------------------------------------------------------

    fn braces(&mut self, ast: &Ast, pieces: &[Piece], span: Span, current: Option<RecordId>) -> Eval<V> {
        let mut values = Vec::with_capacity(pieces.len());
        for piece in pieces {
            values.push(self.plain(ast, piece.first, current)?);
            if piece.last.is_some() {
                let at = self.after(ast.expr_span(piece.first));
                return self.error(
                    "tblgen::syntax",
                    at,
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
                        return self.error(
                            "tblgen::not_bits",
                            span,
                            message,
                            "use elements of type bit or bits<n>",
                        );
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
                format!("use at most {limit} bits"),
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
                    let first = self.after(Span::new(span.file, span.start, span.start + 1));
                    return self.error("tblgen::type_mismatch", first, message, "give a single value");
                }
            },
        };
        let mut values = Items::with_capacity(items.len());
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
                            "use elements of one type: '{}' and '{}' have no common type",
                            type_text(&self.store, before),
                            type_text(&self.store, ty)
                        );
                        let at = self.after(span);
                        return self.error(
                            "tblgen::type_mismatch",
                            at,
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
                    "use another type: '{}' is not convertible to '{}'",
                    type_text(&self.store, found),
                    type_text(&self.store, given)
                );
                let at = self.after(span);
                return self.error("tblgen::type_mismatch", at, "incompatible types in list elements", help);
            }
            found = Some(given);
        }
        let element = match (found, want) {
            (None, None) => {
                let at = self.after(span);
                return self.error(
                    "tblgen::type_mismatch",
                    at,
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
                let at = self.after(span);
                return self.error(
                    "tblgen::type_mismatch",
                    at,
                    message,
                    "give elements of the expected type",
                );
            }
            (Some(found), _) => found,
        };
        self.new_list(element, &values)
    }

    // --- suffixes -----------------------------------------------------------------------------------

    /// Returns true if the record is the prototype of a multiclass.
    pub(super) fn is_multiclass(&self, record: RecordId) -> bool {
        self.store.record(record).kind == RecordKind::Multiclass
    }
}
