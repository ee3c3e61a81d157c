//! Result types from C++ text: builders of definitions (`OpBuilder`), and result types that overlays give.
//!
//! A rewrite that creates an operation from operands and attributes alone gets its result types from
//! inference; without it, from the builder of the definition that takes all of its arguments in order, as the
//! C++ that upstream's generator writes for such rewrites.

use std::sync::Arc;

use legalize_ir::{BuildHook, Context, Groups, InferInput, Ir, Name, OpName, OperationState, Reason, Type};
use legalize_snippet::{Body, BuilderArg, BuilderText, Env, EvalError, Val, build, parse, parse_body, run};
use smallvec::SmallVec;

use crate::cpp::namespace_of;
use crate::groups::operand_groups;
use crate::model::{ArgumentRef, Arity, BuilderDef, BuilderParam, OpDef};
use crate::registry::Registry;

/// Returns the builders of a definition as snippets have them.
pub(crate) fn texts(builders: &[BuilderDef]) -> Vec<BuilderText> {
    let param = |param: &BuilderParam| (param.ty.clone(), param.name.clone(), param.default.clone());
    let text = |builder: &BuilderDef| BuilderText {
        params: builder.params.iter().map(param).collect(),
        body: builder.body.clone(),
    };
    builders.iter().map(text).collect()
}

/// Returns the builders of a type or attribute as snippets have them: with the context as the first parameter
/// where it is not inferred.
pub(crate) fn getter_texts(builders: &[BuilderDef]) -> Vec<BuilderText> {
    let mut all = texts(builders);
    for (text, def) in all.iter_mut().zip(builders) {
        if !def.infers_context {
            text.params.insert(0, ("::mlir::MLIRContext *".to_owned(), "context".to_owned(), None));
        }
    }
    all
}

/// The arguments of an operation in the order of its definition, read from a state.
struct Arguments {
    order: Vec<(ArgumentRef, Option<Name>, Arity<()>)>,
    groups: Groups,
}

impl Arguments {
    fn new(ctx: &Context, def: &OpDef) -> Self {
        let argument = |argument: &ArgumentRef| match *argument {
            ArgumentRef::Operand(at) => (*argument, None, def.operands[at].arity.map_name(|_| ())),
            ArgumentRef::Attribute(at) => {
                (*argument, Some(ctx.name(&def.attributes[at].name)), Arity::Single)
            }
            ArgumentRef::Property(at) => (*argument, Some(ctx.name(&def.properties[at].name)), Arity::Single),
        };
        Arguments { order: def.arguments.iter().map(argument).collect(), groups: operand_groups(ctx, def) }
    }

    fn values(&self, input: &InferInput<'_>) -> Vec<Val> {
        let value = |(argument, name, arity): &(ArgumentRef, Option<Name>, Arity<()>)| match (argument, name)
        {
            (ArgumentRef::Operand(at), _) => {
                let range = self.groups.range(input.ctx, input.inherent, input.operands.len(), *at);
                let values = input.operands.get(range).unwrap_or_default();
                match (arity, values) {
                    (Arity::Single | Arity::Optional, []) => Val::Null,
                    (Arity::Single | Arity::Optional, [value, ..]) => Val::Value(*value),
                    (_, values) => Val::list(values.iter().copied().map(Val::Value)),
                }
            }
            (_, Some(name)) => Val::opt_attr(input.ctx.dict_entry(input.inherent, *name)),
            (_, None) => Val::Null,
        };
        self.order.iter().map(value).collect()
    }
}

/// The creation of operations by a builder of their definition.
pub(crate) struct Building {
    name: OpName,
    arguments: Arguments,
    kinds: Vec<BuilderArg>,
    registry: Arc<Registry>,
    namespace: Box<str>,
    /// Interface by which the definition declares an inference in C++.
    declares: Option<String>,
}

impl Building {
    /// The creation of operations of a definition with results.
    pub(crate) fn new(ctx: &Context, registry: &Arc<Registry>, def: &OpDef) -> Option<Self> {
        if def.results.is_empty() {
            return None;
        }
        let kind = |argument: &ArgumentRef| match *argument {
            ArgumentRef::Operand(at) => match def.operands[at].arity {
                Arity::Single | Arity::Optional => BuilderArg::Value,
                _ => BuilderArg::Values,
            },
            ArgumentRef::Attribute(at) => {
                let facts = def.attributes[at].constraint.innermost().attr.as_ref();
                facts
                    .map_or(BuilderArg::Other, |facts| BuilderArg::Attr(facts.storage_type.trim().to_owned()))
            }
            ArgumentRef::Property(_) => BuilderArg::Other,
        };
        const INFERENCES: [&str; 2] = ["InferTypeOpInterface", "InferShapedTypeOpInterface"];
        Some(Building {
            name: ctx.op_name(&def.name),
            arguments: Arguments::new(ctx, def),
            kinds: def.arguments.iter().map(kind).collect(),
            registry: registry.clone(),
            namespace: namespace_of(&def.cpp_class).trim_start_matches("::").into(),
            declares: INFERENCES.into_iter().find(|name| def.has_trait(name)).map(str::to_owned),
        })
    }
}

impl BuildHook for Building {
    fn lacks(&self, _: &Context) -> Option<Reason> {
        let why = self.registry.classes.lacks_builder(self.name, &self.namespace, &self.kinds)?;
        Some(match &self.declares {
            Some(interface) => {
                format!("its definition declares '{interface}', whose code is C++, and {why}").into()
            }
            None => why.into(),
        })
    }

    fn build(&self, ctx: &Context, ir: &Ir, state: &mut OperationState) -> Result<(), Reason> {
        let args = self.arguments.values(&InferInput::of_state(ctx, ir, state));
        let mut env = Env::new(ctx, &self.registry.classes)
            .with_namespace(&self.namespace)
            .with_ir(ir)
            .with_loc(state.loc);
        let new = OperationState::new(ctx, state.name, state.loc);
        let built = build(&mut env, new, &self.kinds, args).map_err(|error| error.message)?;
        if built.result_types.is_empty() {
            return Err("the builder of its definition gives no result types".into());
        }
        (state.operands, state.result_types, state.inherent) =
            (built.operands, built.result_types, built.inherent);
        for &(name, attr) in ctx.dict_entries(built.discardable) {
            state.set_attr(ctx, ctx.str(name), attr);
        }
        Ok(())
    }
}

/// The result types that an overlay gives an operation.
pub(crate) struct GivenTypes {
    arguments: Arguments,
    /// Per result the text, and true if it yields any number of types.
    results: Vec<(Body, bool)>,
    registry: Arc<Registry>,
    namespace: Box<str>,
}

/// Parses the text of a result's type: an expression or statements, in which operands and attributes are
/// names.
pub(crate) fn parse_type_text(def: &OpDef, text: &str) -> Result<Body, String> {
    let names = def.arguments.iter().map(|argument| match *argument {
        ArgumentRef::Operand(at) => &def.operands[at].name,
        ArgumentRef::Attribute(at) => &def.attributes[at].name,
        ArgumentRef::Property(at) => &def.properties[at].name,
    });
    let named = names.enumerate().filter(|(_, name)| !name.is_empty());
    let locals: String = named.map(|(at, name)| format!("auto {name} = ${at};")).collect();
    let text = match parse(text) {
        Ok(_) => format!("{locals}return {text};"),
        Err(_) => format!("{locals}{text}"),
    };
    parse_body(&text).map_err(|error| error.message)
}

impl GivenTypes {
    /// The types of a definition's results by the texts of an overlay, which were checked.
    pub(crate) fn new(
        ctx: &Context,
        registry: &Arc<Registry>,
        def: &OpDef,
        texts: &[String],
    ) -> Option<Self> {
        let results = def.results.iter().zip(texts).map(|(result, text)| {
            parse_type_text(def, text).ok().map(|body| (body, result.arity.is_variable_length()))
        });
        Some(GivenTypes {
            arguments: Arguments::new(ctx, def),
            results: results.collect::<Option<_>>()?,
            registry: registry.clone(),
            namespace: namespace_of(&def.cpp_class).trim_start_matches("::").into(),
        })
    }

    /// The types of all results.
    pub(crate) fn infer(&self, input: &InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> {
        let args = self.arguments.values(input);
        let mut types = SmallVec::new();
        for (body, many) in &self.results {
            let mut env = Env::new(input.ctx, &self.registry.classes)
                .with_namespace(&self.namespace)
                .with_ir(input.ir)
                .with_loc(input.loc)
                .with_args(&args);
            match run(body, &mut env).map_err(|error: EvalError| error.message)? {
                Val::Type(ty) => types.push(ty),
                Val::List(items) if *many && items.iter().all(|item| matches!(item, Val::Type(_))) => {
                    types.extend(items.iter().filter_map(Val::as_type));
                }
                other => return Err(format!("its overlay gives {} as a result type", other.kind()).into()),
            }
        }
        Ok(types)
    }
}

impl BuildHook for GivenTypes {
    fn lacks(&self, _: &Context) -> Option<Reason> {
        let missing = |(body, _): &(Body, bool)| {
            body.missing(&self.registry.classes, &self.namespace).into_iter().next()
        };
        let missing = self.results.iter().find_map(missing)?;
        Some(format!("its overlay uses '{}', which is not registered", missing.name()).into())
    }

    fn build(&self, ctx: &Context, ir: &Ir, state: &mut OperationState) -> Result<(), Reason> {
        state.result_types = self.infer(&InferInput::of_state(ctx, ir, state))?;
        Ok(())
    }
}
