//! Evaluation of a tree.
//!
//! Names that a lambda uses are found where it is called: lambdas of snippets are called, or passed to an
//! algorithm, where they are written. `&&` and `||` follow Kleene logic: an unknown operand is irrelevant if
//! another one decides.
//!
//! Every node costs one step of the environment's fuel, so no loop runs forever; calls of lambdas nest no
//! deeper than [`MAX_CALLS`].

mod affine;
mod assign;
mod attrs;
mod build_op;
mod build_state;
mod builder;
mod changes;
mod choice;
mod class_members;
mod coerce;
mod construct;
mod convert;
mod default_method;
mod float_statics;
mod floats;
mod functions;
mod getters;
mod known;
mod lambda;
mod lists;
mod make_attrs;
mod make_types;
mod mapping;
mod numbers;
mod objects;
mod operations;
mod operators;
mod passed;
mod placeholders;
mod rewriter;
mod scope;
mod seen_class;
mod statics;
mod stmts;
mod string_switch;
mod text;
mod type_switch;
mod types;

use std::sync::Arc;

use legalize_ir::OpName;
use smallvec::SmallVec;

use crate::builtin::{BuiltinClass, Plain, TypeClass};
use crate::classes::{ClassKind, ClassRef, Helper};
use crate::env::{DEFAULT_FUEL, Env};
use crate::error::{EvalError, EvalErrorKind};
use crate::meaning::{class_of, helper_of};
use crate::members::Members;
use crate::tree::{Kind, Node, Path, Placeholder, TemplateArg};
use crate::value::Val;

pub(crate) use build_state::build;
pub use default_method::{run_default, run_method};
/// Returns true if a call of this name without arguments is an empty handle.
pub(crate) use functions::{is_handle_name, number_macro};
pub(crate) use getters::is_raw_getter;
pub(crate) use known::{
    has_static, is_all_types_method, is_any_method, is_attr_method, is_builder_method, is_class_method,
    is_field, is_list_method, is_local, is_method_name, is_of_operation, is_operation_method,
    is_rewriter_method, is_text_method, is_type_method, is_value_method,
};
pub(crate) use numbers::limit_macro;
pub(crate) use operations::{is_setter, leads_elsewhere, operand_group};
use scope::Scope;
pub(crate) use types::{OF_SHAPED, OF_TYPES};

/// Maximum nesting of lambda calls.
const MAX_CALLS: u32 = 16;
/// Maximum nesting of evaluations, including through lambdas.
const MAX_EVAL_DEPTH: u32 = 250;
/// Maximum number of lists of lists that an evaluation creates; they cannot nest deeper than that.
const MAX_NESTED: u32 = 2_000;
/// Maximum number of items of a list.
const MAX_ITEMS: usize = 1 << 22;

pub(crate) type Answer = Result<Val, EvalError>;

/// An evaluation in progress.
pub(crate) struct Machine<'e, 'a> {
    pub env: &'e mut Env<'a>,
    scope: Scope,
    calls: u32,
    depth: u32,
    nested: u32,
    /// Class whose member is being run.
    within: Option<Arc<Members>>,
    /// Builders that are being run.
    building: Vec<(OpName, usize)>,
    /// Builders of types and attributes that are being run.
    getting: Vec<(ClassRef, usize)>,
}

/// Evaluates a tree.
pub(crate) fn eval(node: &Node, env: &mut Env<'_>) -> Answer {
    Machine::new(env).eval(node)
}

/// Evaluates a tree with local names; also returns their final values.
pub(crate) fn eval_outs(
    node: &Node,
    outs: &[Arc<str>],
    env: &mut Env<'_>,
) -> Result<(Val, SmallVec<[Val; 2]>), EvalError> {
    let mut machine = Machine::new(env);
    outs.iter().for_each(|name| machine.bind(name, Val::Null));
    let value = machine.eval(node)?;
    Ok((value, machine.scope.into_values()))
}

/// Runs statements; returns their result.
pub(crate) fn run(body: &[crate::tree::Stmt], env: &mut Env<'_>) -> Answer {
    Machine::new(env).body(body)
}

impl<'e, 'a> Machine<'e, 'a> {
    fn new(env: &'e mut Env<'a>) -> Self {
        Machine {
            env,
            scope: Scope::default(),
            calls: 0,
            depth: 0,
            nested: 0,
            within: None,
            building: Vec::new(),
            getting: Vec::new(),
        }
    }

    /// Evaluates a node.
    pub(crate) fn eval(&mut self, node: &Node) -> Answer {
        if self.depth >= MAX_EVAL_DEPTH {
            return Err(EvalError::new(EvalErrorKind::Limit, "snippet is nested too deeply").at(node.at));
        }
        self.depth += 1;
        let answer = self.step(1).and_then(|()| self.eval_kind(node)).map_err(|error| error.at(node.at));
        self.depth -= 1;
        answer
    }

    /// Counts a list of lists, so that lists cannot nest without bound.
    fn nest(&mut self, value: &Val) -> Result<(), EvalError> {
        if matches!(value, Val::List(_)) {
            self.nested += 1;
            if self.nested > MAX_NESTED {
                return Err(EvalError::new(EvalErrorKind::Limit, "too many ranges of ranges"));
            }
        }
        Ok(())
    }

    /// Returns the result of a call after counting it if it is a list of lists.
    fn counted(&mut self, value: Val) -> Answer {
        if let Val::List(items) = &value
            && let Some(inner) = items.iter().find(|item| matches!(item, Val::List(_)))
        {
            self.nest(inner)?;
        }
        Ok(value)
    }

    fn step(&mut self, cost: u64) -> Result<(), EvalError> {
        self.env.ctx.count_steps(cost);
        match self.env.fuel.checked_sub(cost) {
            Some(rest) => {
                self.env.fuel = rest;
                Ok(())
            }
            None => {
                let message = format!("snippet takes more than {DEFAULT_FUEL} steps");
                Err(EvalError::new(EvalErrorKind::Limit, message))
            }
        }
    }

    fn eval_kind(&mut self, node: &Node) -> Answer {
        Ok(match &node.kind {
            Kind::Bool(value) => Val::Bool(*value),
            Kind::Int(value) => Val::Int(*value),
            Kind::Single(value) => Val::Single(*value),
            Kind::Float(value) => Val::Double(*value),
            Kind::Str(text) => Val::str(text),
            Kind::Null => Val::Null,
            Kind::Placeholder(placeholder) => return self.placeholder(placeholder),
            Kind::Name(path) => return self.name(path),
            Kind::Unary(op, value) => return self.unary(*op, value),
            Kind::Binary(op, lhs, rhs) => {
                let lhs = self.eval(lhs)?;
                let rhs = self.eval(rhs)?;
                return self.binary(*op, lhs, rhs);
            }
            Kind::All(list) => return self.kleene(list, false),
            Kind::Any(list) => return self.kleene(list, true),
            Kind::Ternary(condition, then, otherwise) => {
                return self.choose(condition, then, otherwise);
            }
            Kind::Assign(op, target, value) => {
                let value = self.eval(value)?;
                return self.assign(*op, target, value);
            }
            Kind::Comma(list) => return self.eval_comma(list),
            Kind::Member { target, name, .. } => return self.eval_member(target, name),
            Kind::Method { target, arrow, name, template, args } => {
                return self.eval_method(target, *arrow, name, template, args);
            }
            Kind::Call { path, args } => {
                let value = self.call(path, args)?;
                return self.counted(value);
            }
            Kind::Apply(callee, args) => {
                let callee = self.eval(callee)?;
                let value = self.apply_to(&callee, args)?;
                return self.counted(value);
            }
            Kind::Index(target, index) => return self.eval_index(target, index),
            Kind::Braced(None, args) => {
                let items = self.eval_all(args)?;
                return self.counted(Val::list(items));
            }
            Kind::Braced(Some(ty), args) => {
                let args = self.eval_all(args)?;
                let value = self.construct_braced(ty, args)?;
                return self.counted(value);
            }
            Kind::Cast(ty, value) => {
                let value = self.eval(value)?;
                return self.convert(ty, value);
            }
            Kind::Lambda(lambda) => return self.captured(lambda),
            Kind::Hole(node) => return self.eval(node),
            Kind::Exact(text) => return self.eval_exact(text),
        })
    }

    // Separate functions, so that a nested expression needs little stack.

    fn eval_comma(&mut self, list: &[Node]) -> Answer {
        let mut last = Val::Void;
        for node in list {
            last = self.eval(node)?;
        }
        Ok(last)
    }

    fn eval_exact(&mut self, text: &str) -> Answer {
        let Some(helper) = self.env.classes.find_exact(text) else {
            return Err(EvalError::unknown("snippet is no longer registered by its exact text"));
        };
        let args: Vec<Val> = self.env.self_value.iter().chain(self.env.args).cloned().collect();
        helper(self.env, &args)
    }

    fn eval_member(&mut self, target: &Node, name: &str) -> Answer {
        let target = match self.eval(target)? {
            pointer @ (Val::Pointer(_) | Val::Cursor(..)) => self.read(&pointer)?,
            target => target,
        };
        self.field(&target, name)
    }

    fn eval_index(&mut self, target: &Node, index: &Node) -> Answer {
        let target = self.eval(target)?;
        let target = self.settled(target)?;
        let index = self.eval(index)?;
        self.index(&target, &index)
    }

    fn eval_method(
        &mut self,
        target: &Node,
        arrow: bool,
        name: &str,
        template: &[TemplateArg],
        args: &[Node],
    ) -> Answer {
        if let ("swap", [other]) = (name, args) {
            self.swap(target, other)?;
            return Ok(Val::Void);
        }
        let values = self.eval_all(args)?;
        if let Some(types) = self.appended_types(target, name, args)? {
            return Ok(types);
        }
        if let Some(lvalue) = self.changed(target, name)? {
            return self.change(&lvalue, name, values);
        }
        // `->` of a class of operations accesses the `Operation`.
        let object = match (self.eval(target)?, arrow) {
            (Val::View(op, class), true) => {
                self.check_of_operation(&class, name, args.len())?;
                Val::Op(op)
            }
            (Val::Op(op), true) => {
                self.check_of_pointer(op, name, args.len())?;
                Val::Op(op)
            }
            (pointer @ (Val::Pointer(_) | Val::Cursor(..)), _) => self.read(&pointer)?,
            (object, _) => object,
        };
        if let ("getValue", []) = (name, args)
            && let Some(value) = self.value_of_class(target, &object)
        {
            return value;
        }
        if let Some(copy) = self.cloned_op(&object, name, &values, args)? {
            return Ok(copy);
        }
        // `{}` is value-initialized with the type of the parameter, as in C++.
        if let ([Node { kind: Kind::Braced(None, items), .. }], Val::View(op, _)) = (args, &object)
            && items.is_empty()
            && let Some(value) = self.set_to_nothing(*op, name)?
        {
            return Ok(value);
        }
        let value = self.method(object, name, template, values)?;
        let value = match value {
            Val::TypeSwitch(_) => self.stored_switch(value, target)?,
            Val::Iter(..) => self.kept(value, &[target])?,
            value => value,
        };
        self.counted(value)
    }

    fn eval_all(&mut self, nodes: &[Node]) -> Result<Vec<Val>, EvalError> {
        let mut values = Vec::with_capacity(nodes.len());
        for node in nodes {
            let value = self.eval(node)?;
            match (&node.kind, self.settled(value)?) {
                // `$0...` expands to several arguments.
                (Kind::Placeholder(Placeholder::Rest(_)), Val::List(items)) => {
                    values.extend(items.iter().cloned());
                }
                (_, value) => values.push(value),
            }
        }
        Ok(values)
    }

    /// Evaluates a node to a boolean with the conversions of C++.
    pub(crate) fn truth(&mut self, node: &Node) -> Result<bool, EvalError> {
        let value = self.eval(node)?;
        value
            .as_bool()
            .ok_or_else(|| EvalError::invalid(format!("{} is not a boolean", value.kind())).at(node.at))
    }

    /// `&&` (`stop` is false) or `||` (`stop` is true).
    fn kleene(&mut self, list: &[Node], stop: bool) -> Answer {
        let mut unknown = None;
        for node in list {
            match self.truth(node) {
                Ok(value) if value == stop => return Ok(Val::Bool(stop)),
                Ok(_) => {}
                Err(error) if error.kind == EvalErrorKind::Limit => return Err(error),
                Err(error) => unknown = unknown.or(Some(error)),
            }
        }
        match unknown {
            Some(error) => Err(error),
            None => Ok(Val::Bool(!stop)),
        }
    }

    fn name(&mut self, path: &Path) -> Answer {
        if let Some(class) = path.created() {
            return self.new_object(class, &[]);
        }
        if let Some(name) = path.as_plain()
            && let Some(value) = self.local_value(name)?
        {
            return Ok(value);
        }
        let last = &*path.last().name;
        if last == "kDynamic" {
            return Ok(Val::int64(legalize_ir::Type::DYNAMIC));
        }
        if let Some(value) = limit_macro(path.text()) {
            return Ok(Val::Int(value));
        }
        if let Some(value) = number_macro(path.text()) {
            return Ok(value);
        }
        if let Some(class) = path.parent().and_then(|parent| self.class_of(parent)) {
            if let ClassKind::Enum(class) = &class.0.kind {
                if let Some(case) = class.cases.iter().find(|case| &*case.symbol == last) {
                    return Ok(Val::Enum(class.clone(), case.value));
                }
                return Err(EvalError::invalid(format!("enum '{}' has no case '{last}'", class.cpp_name)));
            }
            if let (Some(BuiltinClass::Plain(Plain::ApFloat)), "rmNearestTiesToEven") =
                (class.0.kind_of(), last)
            {
                return Ok(Val::int32(floats::NEAREST as i32));
            }
            if let Some(value) = self.class_constant(&class, last)? {
                return Ok(value);
            }
        }
        if path.segments().len() == 1
            && let Some(value) = self.constant_within(last)?
        {
            return Ok(value);
        }
        if path.segments().len() == 1
            && let Some(function) = self.function_within(last)
        {
            return Ok(function);
        }
        if let Some(helper) = self.helper_of(path) {
            return helper(self.env, &[]);
        }
        if let ("this", Some(object)) = (path.text(), self.own_object()) {
            return Ok(object);
        }
        if let Some(value) = self.signedness(path) {
            return Ok(value);
        }
        Err(EvalError::unknown(format!("unknown name '{}'", path.text())))
    }

    /// `IntegerType::Signed`
    fn signedness(&self, path: &Path) -> Option<Val> {
        let value = match &*path.last().name {
            "Signless" => 0,
            "Signed" => 1,
            "Unsigned" => 2,
            _ => return None,
        };
        // The enum in the class may be named, too.
        let parent = path.parent()?;
        let class = match &*parent.last().name {
            "SignednessSemantics" => self.class_of(parent.parent()?)?,
            _ => self.class_of(parent)?,
        };
        (class.0.kind_of() == Some(BuiltinClass::OneOf(TypeClass::Integer))).then_some(Val::uint32(value))
    }

    /// Returns the class that a path names.
    pub(crate) fn class_of(&self, path: &Path) -> Option<ClassRef> {
        class_of(path, self.env.classes, self.namespace())
    }

    /// Returns the function of the host that a path names.
    pub(crate) fn helper_of(&self, path: &Path) -> Option<Arc<Helper>> {
        helper_of(path, self.env.classes, self.namespace())
    }

    /// Returns the C++ namespace of the text that is run: that of the class whose member or builder it is,
    /// else the snippet's.
    pub(super) fn namespace(&self) -> &str {
        let own = self.within.as_ref().and_then(|members| members.class().rsplit_once("::"));
        own.map_or(self.env.namespace, |(namespace, _)| namespace)
    }
}
