//! Text of a native: reading, evaluation, and conversion of its results to values of the model.

use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use legalize_conversion::{
    CalledNatives, ConstraintCall, MatchFailure, NativeValue, NativeValues, Natives, ParameterRole,
    RewriteCall, TypeConverter,
};
use legalize_ir::{Context, Ir, Location, OpId, Reason, ValueId};
use legalize_pattern_model::{Kind, Native, Param};
use legalize_snippet::{
    Body, ClassRef, Env, EvalError, Expr, Given, Host, Missing, Placeholder, SnippetError, Val, eval,
    eval_outs, parse, parse_body, parse_with_outs, run,
};
use smallvec::SmallVec;

use crate::calling::Calling;
use crate::scope::Scope;

/// Returns true if a text names a numbered argument at or after `first`, through which it returns results.
fn returns_outs(placeholders: &[Placeholder], first: u32) -> bool {
    placeholders.iter().any(|placeholder| matches!(placeholder, Placeholder::Index(index) if *index >= first))
}

/// Formats the message that names are not registered.
pub(crate) fn not_registered(missing: &[Missing]) -> String {
    let names: Vec<String> = missing.iter().map(|name| format!("'{}'", name.name())).collect();
    let verb = if names.len() == 1 { "is" } else { "are" };
    format!("{} {verb} not registered", names.join(", "))
}

/// A call of a native, as its text sees it.
pub(crate) struct Call<'a> {
    root: OpId,
    loc: Option<Location>,
    args: &'a [NativeValue],
    converter: Option<&'a Arc<TypeConverter>>,
}

impl<'a> Call<'a> {
    pub(crate) fn of(call: &ConstraintCall<'a>) -> Self {
        Call { root: call.root, loc: None, args: call.args, converter: call.converter }
    }

    pub(crate) fn of_rewrite(call: &RewriteCall<'a>) -> Self {
        Call { root: call.root, loc: Some(call.loc), args: call.args, converter: None }
    }
}

#[derive(Clone)]
pub(crate) enum Code {
    Expr(Expr),
    /// Expression whose results are returned through arguments.
    Outs(Expr),
    Body(Body),
}

/// A native that was read.
pub(crate) struct Text {
    pub scope: Scope,
    /// Registered functions that it calls.
    pub called: CalledNatives,
    pub code: Code,
    pub roles: Vec<ParameterRole>,
    /// The classes that arguments are seen as, by argument.
    classes: Vec<SeenAs>,
    pub results: Vec<Kind>,
    /// True if the kinds of the results are guessed by the frontend; a result may then be a C++ value that
    /// another native takes.
    pub is_open: bool,
    pub name: String,
    /// Message for the case that the condition does not hold.
    pub not_held: Arc<str>,
}

/// Results of an evaluated text.
pub(crate) struct Gave {
    pub value: Val,
    /// Results that were given back through arguments.
    pub outs: Option<SmallVec<[Val; 2]>>,
}

/// Parses an expression that returns results through `$first`, `$first+1`, …, which become local names.
fn with_outs(text: &str, first: u32, count: usize) -> Result<Expr, SnippetError> {
    let names: Vec<(u32, String)> =
        (first..).take(count).map(|index| (index, format!("_out{index}"))).collect();
    let mut expr = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let (before, after) = (&rest[..at], &rest[at + 1 + digits..]);
        let index = rest[at + 1..at + 1 + digits].parse().ok();
        expr.push_str(before);
        match names.iter().find(|(known, _)| Some(*known) == index) {
            Some((_, name)) => expr.push_str(name),
            None => expr.push_str(&rest[at..at + 1 + digits]),
        }
        rest = after;
    }
    expr.push_str(rest);
    parse_with_outs(&expr, names.into_iter().map(|(_, name)| name.into()))
}

/// True if a parameter's class is a C++ name, and not that of an operation.
fn is_cpp(class: &str) -> bool {
    class.contains("::")
}

/// The C++ class of a native's parameter if its frontend declares one, otherwise that of its argument.
fn declared(ctx: &Context, given: Given, param: &Param) -> Given {
    let object = |class: &str| Given::Object(ctx.name(class));
    match (&param.class, param.kind) {
        (Some(class), _) if is_cpp(class) => object(class),
        (Some(class), Some(Kind::Operation)) => Given::Class(ctx.op_name(class)),
        (Some(class), _) => match given {
            Given::Operation(_) => Given::Class(ctx.op_name(class)),
            given => given,
        },
        // Text without named parameters is a declarative rule's.
        (None, Some(kind)) if !param.name.is_empty() => match kind {
            Kind::Value => object("::mlir::Value"),
            Kind::Type => object("::mlir::Type"),
            Kind::Attribute => object("::mlir::Attribute"),
            Kind::Operation => object("::mlir::Operation"),
            _ => given,
        },
        (None, _) => given,
    }
}

/// The class of operations that a body sees a parameter as.
struct SeenAs {
    /// The operation's name, or the class itself.
    of: Option<String>,
    class: OnceLock<Option<ClassRef>>,
}

impl SeenAs {
    fn of(param: &Param) -> Self {
        SeenAs { of: param.class.clone(), class: OnceLock::new() }
    }

    fn class(&self, ctx: &Context, scope: &Scope) -> Option<&ClassRef> {
        let of = self.of.as_deref()?;
        let find = || {
            if is_cpp(of) {
                scope.classes.find_class(of, "")
            } else {
                scope.classes.class_of_op(ctx.op_name(of))
            }
        };
        self.class.get_or_init(find).as_ref()
    }
}

impl Text {
    /// Reads a native's text; it may call constraints of `natives`, and rewrites where it `edits`.
    pub(crate) fn read(
        scope: &Scope,
        native: &Native,
        natives: &Natives,
        edits: bool,
    ) -> Result<Self, Reason> {
        let body = native.body.as_ref().ok_or("it has no body")?;
        // Named parameters become locals of the body, numbered after the unnamed ones.
        let mut prelude = String::new();
        let mut next = 0;
        let mut roles = Vec::new();
        for param in &native.params {
            let role = ParameterRole::of(&param.name);
            if role == ParameterRole::Numbered {
                if !param.name.is_empty() {
                    let _ = write!(prelude, "auto {} = ${next}; ", param.name);
                }
                next += 1;
            }
            roles.push(role);
        }
        let text = body.text.trim();
        // A body may name the rewriter also where it has no parameters.
        let bare = prelude.is_empty() && !text.contains("rewriter");
        let is_open = prelude.is_empty() && parse(text).is_ok();
        let outs = bare && parse(text).is_ok_and(|expr| returns_outs(&expr.placeholders(), next));
        let code = match bare {
            true if outs => {
                Code::Outs(with_outs(text, next, native.results.len()).map_err(|error| error.message)?)
            }
            true => match parse(text) {
                Ok(expr) => Code::Expr(expr),
                Err(_) => Code::Body(parse_body(text).map_err(|error| error.message)?),
            },
            false => {
                // A statement of a body has no value.
                let is_statement = !prelude.is_empty() && text.ends_with(';');
                let is_expression = !is_statement && parse(text).is_ok();
                let text = if is_expression { format!("return {text};") } else { text.to_owned() };
                let text = format!("{prelude}auto rewriter = $_builder; {text}");
                Code::Body(parse_body(&text).map_err(|error| error.message)?)
            }
        };
        let called = natives.called_in(text, edits);
        if let Some(why) = called.ambiguous.first() {
            return Err(why.clone().into());
        }
        let mut missing = match &code {
            Code::Expr(expr) | Code::Outs(expr) => expr.missing(&scope.classes, &scope.namespace),
            Code::Body(body) => body.missing(&scope.classes, &scope.namespace),
        };
        missing.retain(|name| !matches!(name, Missing::Function(name) if called.knows(name)));
        if !missing.is_empty() {
            return Err(not_registered(&missing).into());
        }
        let text = Text {
            scope: scope.clone(),
            called,
            code,
            roles,
            classes: native.params.iter().map(SeenAs::of).collect(),
            results: native.results.clone(),
            is_open,
            name: native.name.clone(),
            not_held: format!("native constraint '{}' does not hold", native.name).into(),
        };
        if returns_outs(&text.placeholders(), next) {
            return Err("it refers to more arguments than it has".into());
        }
        Ok(text)
    }

    fn placeholders(&self) -> Vec<Placeholder> {
        match &self.code {
            Code::Expr(expr) | Code::Outs(expr) => expr.placeholders(),
            Code::Body(body) => body.placeholders(),
        }
    }

    /// Returns the reason why the text cannot be evaluated on any arguments of these kinds, if there is one.
    pub(crate) fn never_evaluates(&self, ctx: &Context, native: &Native, given: &[Given]) -> Option<Reason> {
        let args = || self.roles.iter().zip(given).zip(&native.params);
        let of = |placeholder: &Placeholder| {
            let entry = match placeholder {
                Placeholder::SelfValue => args().find(|((role, _), _)| **role == ParameterRole::Itself),
                Placeholder::Index(index) => {
                    args().filter(|((role, _), _)| **role == ParameterRole::Numbered).nth(*index as usize)
                }
                _ => None,
            };
            entry.map_or(Given::Unknown, |((_, given), param)| declared(ctx, *given, param))
        };
        let (classes, namespace) = (&self.scope.classes, &self.scope.namespace);
        let unknown = match &self.code {
            Code::Expr(expr) | Code::Outs(expr) => expr.unknown_method(ctx, classes, namespace, &of),
            Code::Body(body) => body.unknown_method(ctx, classes, namespace, &of),
        };
        unknown.map(Reason::from).or_else(|| match &self.code {
            Code::Expr(expr) => self.gives_otherwise(&expr.values_given(ctx, classes, namespace, &of)?),
            Code::Body(body) => match body.values_given(ctx, classes, namespace, &of) {
                None if self.results.len() == 1 => {
                    Some("it returns nothing, but a result is declared".into())
                }
                None => self.gives_otherwise(&[]),
                Some(returned) => returned.iter().find_map(|given| self.gives_otherwise(given)),
            },
            Code::Outs(_) => None,
        })
    }

    /// Returns an error message if the text's results do not match the declared ones.
    fn gives_otherwise(&self, given: &[Given]) -> Option<Reason> {
        let (declared, count) = (self.results.len(), given.len());
        if declared > 1 && count != declared {
            let plural = if count == 1 { "" } else { "s" };
            return Some(format!("it returns {count} value{plural}, but {declared} are declared").into());
        }
        // A guess of the frontend is not a declaration.
        if self.is_open || count != declared {
            return None;
        }
        let what = |given: Given| {
            Some(match given {
                Given::Value => Kind::Value,
                Given::Type => Kind::Type,
                Given::Attribute(_) => Kind::Attribute,
                Given::Operation(_) | Given::Class(_) => Kind::Operation,
                _ => return None,
            })
        };
        let fits = |wanted: Kind, given: Kind| match wanted {
            Kind::Attribute | Kind::Type | Kind::Operation => wanted == given,
            Kind::Value => matches!(given, Kind::Value | Kind::Operation),
            _ => true,
        };
        let pairs =
            self.results.iter().zip(given).filter_map(|(&wanted, &given)| Some((wanted, what(given)?)));
        let mut wrong = pairs.filter(|&(wanted, given)| !fits(wanted, given));
        wrong.next().map(|(wanted, given)| {
            format!("it returns {}, but {} is declared", given.describe(), wanted.describe()).into()
        })
    }

    /// Returns true if the text gives the same results for the same arguments, as long as these are
    /// attributes and types.
    pub(crate) fn is_function(&self) -> bool {
        let of_args = match &self.code {
            Code::Expr(expr) => expr.depends_on_args_only(&self.scope.classes),
            Code::Body(body) => body.depends_on_args_only(&self.scope.classes),
            Code::Outs(_) => false,
        };
        of_args
            && self.roles.iter().all(|role| *role == ParameterRole::Numbered)
            && matches!(self.results.as_slice(), [Kind::Attribute | Kind::Type])
    }

    /// Returns true if the text is a condition without any inputs.
    pub(crate) fn is_fixed(&self) -> bool {
        // A call without an object may depend on the operation.
        let Code::Expr(expr) = &self.code else { return false };
        self.results.is_empty()
            && expr.placeholders().is_empty()
            && expr.depends_on_args_only(&self.scope.classes)
    }

    pub(crate) fn evaluate(
        &self,
        ctx: &Context,
        body: TextBody<'_>,
        call: Call<'_>,
    ) -> Result<Gave, EvalError> {
        let Call { root, loc, args, converter } = call;
        let mut itself = None;
        let mut numbered: SmallVec<[Val; 4]> = SmallVec::new();
        let mut locs: SmallVec<[Location; 2]> = SmallVec::new();
        for ((arg, role), class) in args.iter().zip(&self.roles).zip(&self.classes) {
            let value = || match (Val::from(arg), class.class(ctx, &self.scope)) {
                (Val::Op(op), Some(class)) => Val::View(op, class.clone()),
                (value, _) => value,
            };
            match role {
                ParameterRole::Itself => itself = Some(value()),
                ParameterRole::Numbered => numbered.push(value()),
                ParameterRole::Loc => locs.extend(match &body {
                    TextBody::Read(ir) => arg.loc(ctx, ir),
                    TextBody::Write(host) => arg.loc(ctx, host.ir()),
                }),
            }
        }
        let loc = if locs.is_empty() { loc } else { Some(ctx.fused_loc(&locs, None)) };
        let calling = Calling { called: &self.called, root, converter };
        let mut env = Env::new(ctx, &self.scope.classes)
            .with_namespace(&self.scope.namespace)
            .with_functions(&calling)
            .with_args(&numbered);
        env = match body {
            TextBody::Read(ir) => env.with_op(ir, root),
            TextBody::Write(host) => {
                let live = host.ir().is_live(root);
                let mut env = env.with_host(host);
                env.op = live.then_some(root);
                env
            }
        };
        env.self_value = itself;
        if let Some(loc) = loc {
            env = env.with_loc(loc);
        }
        let value = match &self.code {
            Code::Expr(expr) => eval(expr, &mut env)?,
            Code::Body(body) => run(body, &mut env)?,
            Code::Outs(expr) => {
                let (value, outs) = eval_outs(expr, &mut env)?;
                return Ok(Gave { value, outs: Some(outs) });
            }
        };
        Ok(Gave { value, outs: None })
    }

    pub(crate) fn failed(&self, error: &EvalError) -> MatchFailure {
        MatchFailure::not_evaluated(format!("native '{}' cannot be evaluated: {}", self.name, error.message))
    }

    /// Returns the native's results that the text's value holds.
    pub(crate) fn results(&self, ctx: &Context, value: Val) -> Result<NativeValues, MatchFailure> {
        match self.results.as_slice() {
            [] => Ok(NativeValues::new()),
            [kind] => Ok(std::iter::once(self.result(ctx, *kind, value)?).collect()),
            kinds => match value.as_list() {
                Some(list) if list.len() == kinds.len() => kinds
                    .iter()
                    .zip(list)
                    .map(|(&kind, value)| self.result(ctx, kind, value.clone()))
                    .collect(),
                _ => Err(MatchFailure::not_evaluated(format!(
                    "native '{}' returned {}, but {} results are declared",
                    self.name,
                    value.kind(),
                    kinds.len()
                ))),
            },
        }
    }

    /// Returns the native's results that the text gave back through its arguments.
    pub(crate) fn out_results(&self, ctx: &Context, outs: &[Val]) -> Result<NativeValues, MatchFailure> {
        match outs {
            [single] => self.results(ctx, single.clone()),
            several => self.results(ctx, Val::list(several.iter().cloned())),
        }
    }

    fn result(&self, ctx: &Context, kind: Kind, value: Val) -> Result<NativeValue, MatchFailure> {
        let wrong = |value: &Val| {
            MatchFailure::not_evaluated(format!(
                "native '{}' returned {}, but {} is declared",
                self.name,
                value.kind(),
                kind.describe()
            ))
        };
        if matches!(value, Val::Null) {
            return Ok(NativeValue::Null);
        }
        let list = |value: &Val| -> Vec<Val> {
            match value.as_list() {
                Some(list) => list.to_vec(),
                None => vec![value.clone()],
            }
        };
        let created = match kind {
            Kind::Operation => value.as_op().map(NativeValue::Op),
            Kind::Value => {
                value.as_value().map(NativeValue::Value).or_else(|| value.as_op().map(NativeValue::Op))
            }
            Kind::ValueRange => list(&value)
                .iter()
                .map(Val::as_value)
                .collect::<Option<SmallVec<[ValueId; 4]>>>()
                .map(NativeValue::Values)
                .or(value.as_op().map(NativeValue::Op)),
            Kind::Type => value.as_type().map(NativeValue::Type),
            Kind::TypeRange => {
                list(&value).iter().map(Val::as_type).collect::<Option<_>>().map(NativeValue::Types)
            }
            Kind::Attribute => value.as_attr().map(NativeValue::Attr).or(match &value {
                Val::Loc(loc) => Some(NativeValue::Attr(ctx.attr(legalize_ir::AttrData::Location(*loc)))),
                // DRR does not declare the kind of an argument of a native call; its guess is an attribute.
                // For another native a text is one.
                Val::Type(ty) if self.is_open => Some(NativeValue::Attr(ctx.type_attr(*ty))),
                Val::Op(op) | Val::View(op, _) if self.is_open => Some(NativeValue::Op(*op)),
                Val::Value(value) if self.is_open => Some(NativeValue::Value(*value)),
                _ => None,
            }),
            Kind::Block => match value {
                Val::Block(block) => Some(NativeValue::Block(block)),
                _ => None,
            },
            Kind::Region => match value {
                Val::Region(region) => Some(NativeValue::Region(region)),
                _ => None,
            },
        };
        // A result whose kind is guessed may be a C++ value that another native takes.
        let is_plain = |value: &NativeValue| value.is_cpp() || value.text().is_some();
        let plain = || Some(NativeValue::from(&value)).filter(|value| self.is_open && is_plain(value));
        created.or_else(plain).ok_or_else(|| wrong(&value))
    }
}

/// The body that a text inspects.
pub(crate) enum TextBody<'a> {
    Read(&'a Ir),
    Write(&'a mut dyn Host),
}
