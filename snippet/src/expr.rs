//! Snippets that were read: expressions and bodies, and what they need.

use std::ops::Range;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use smallvec::SmallVec;

use crate::classes::{ClassKind, ClassRef, Classes};
use crate::env::Env;
use crate::error::{EvalError, SnippetError};
use crate::eval as machine;
use crate::receivers::{self, Given, Scope};
use crate::syntax::{parse_expr, parse_stmts};
use crate::tree::{CaptureKind, Init, Kind, Node, Path, Placeholder, Stmt, StmtKind, TemplateArg, TypeName};
use crate::value::Val;

/// An expression that was read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Expr {
    pub(crate) text: Arc<str>,
    pub(crate) root: Arc<Node>,
    /// Local names that values are given back through.
    outs: Arc<[Arc<str>]>,
}

/// Statements that were read. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Body {
    text: Arc<str>,
    stmts: Arc<Vec<Stmt>>,
}

/// A name that is not registered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Missing {
    /// A class.
    Class(String),
    /// A function.
    Function(String),
    /// A method that no object has.
    Method(String),
    /// An enum case or constant.
    Name(String),
}

impl Missing {
    /// The name.
    pub fn name(&self) -> &str {
        match self {
            Missing::Class(name) | Missing::Function(name) | Missing::Method(name) | Missing::Name(name) => {
                name
            }
        }
    }
}

/// What a placeholder stands for, as far as it matters to what a condition looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// An attribute or a type itself.
    Plain,
    /// A value, or an operation without its class: their methods are known.
    Handle,
    /// An operation that is seen as its class, whose definition may give a method of any name a meaning.
    Object,
}

/// What a condition asks of a constant, see [`Expr::constant_asked`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstantAsked {
    /// What must be a constant: an operation, or the value that it defines.
    pub subject: Placeholder,
    /// Whether any constant will do.
    pub anything: bool,
}

/// Reads an expression.
///
/// # Errors
/// If the text is no expression of the subset; the error has the offset.
pub fn parse(text: &str) -> Result<Expr, SnippetError> {
    parse_with_outs(text, [])
}

/// Reads an expression that gives values back through local names, as `m_Constant(&out)` does; see [`eval_outs`].
///
/// # Errors
/// If the text is no expression of the subset; the error has the offset.
pub fn parse_with_outs(text: &str, outs: impl IntoIterator<Item = Arc<str>>) -> Result<Expr, SnippetError> {
    let outs = outs.into_iter().collect();
    Ok(Expr { text: text.into(), root: Arc::new(parse_expr(text)?), outs })
}

/// Reads an expression, unless a function is registered for its exact text, which then takes its place
/// ([`Classes::register_exact`]).
///
/// # Errors
/// If the text is no expression of the subset and nothing is registered for it.
pub fn parse_in(text: &str, classes: &Classes) -> Result<Expr, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => Ok(Expr { text: text.into(), root: Arc::new(exact(text)), outs: Arc::default() }),
        None => parse(text),
    }
}

/// Reads statements, unless a function is registered for their exact text; see [`parse_in`].
///
/// # Errors
/// If the text is no list of statements of the subset and nothing is registered for it.
pub fn parse_body_in(text: &str, classes: &Classes) -> Result<Body, SnippetError> {
    match classes.find_exact(text) {
        Some(_) => {
            let value = StmtKind::Return(Some(exact(text)));
            Ok(Body { text: text.into(), stmts: Arc::new(vec![Stmt { kind: value, at: 0, depth: 1 }]) })
        }
        None => parse_body(text),
    }
}

/// The tree of a snippet that is registered by its text.
pub(crate) fn exact(text: &str) -> Node {
    Node { kind: Kind::Exact(text.into()), at: 0, depth: 0 }
}

/// Reads statements, as they stand in a function's body.
///
/// # Errors
/// If the text is no list of statements of the subset; the error has the offset.
pub fn parse_body(text: &str) -> Result<Body, SnippetError> {
    Ok(Body { text: text.into(), stmts: Arc::new(parse_stmts(text)?) })
}

/// Evaluates an expression.
///
/// # Errors
/// If a name is unknown, an operation makes no sense, or a limit is reached.
pub fn eval(expr: &Expr, env: &mut Env<'_>) -> Result<Val, EvalError> {
    match expr.outs.is_empty() {
        true => machine::eval(&expr.root, env),
        false => eval_outs(expr, env).map(|(value, _)| value),
    }
}

/// Evaluates an expression; gives its value and what its local names hold then, in order.
///
/// # Errors
/// As [`eval`].
pub fn eval_outs(expr: &Expr, env: &mut Env<'_>) -> Result<(Val, SmallVec<[Val; 2]>), EvalError> {
    machine::eval_outs(&expr.root, &expr.outs, env)
}

/// Runs statements; gives what they return, [`Val::Void`] if nothing.
///
/// # Errors
/// As [`eval`].
pub fn run(body: &Body, env: &mut Env<'_>) -> Result<Val, EvalError> {
    machine::run(&body.stmts, env)
}

/// Which operands of an operation its declared operand number `index` stands for; nothing if the operation
/// does not fit its definition.
pub fn operand_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.operands;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, true)
}

/// Which results of an operation its declared result number `index` stands for.
pub fn result_group(ctx: &Context, ir: &Ir, op: OpId, index: usize) -> Option<Range<usize>> {
    let groups = &ir.info(ctx, op)?.results;
    groups.get(index)?;
    machine::operand_group(ctx, ir, op, groups, index, false)
}

impl Expr {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// Whether the answer depends on nothing but `$_self` and the context, so that it may be remembered.
    pub fn depends_on_self_only(&self) -> bool {
        depends_on_self_only(&self.root)
    }

    /// Whether the value depends on nothing but the arguments and the context, so that it may be remembered where
    /// the arguments are attributes and types: `$_builder` is asked for something (`getI32IntegerAttr`), and handed
    /// to nobody.
    pub fn depends_on_args_only(&self, classes: &Classes) -> bool {
        let mut builder = BuilderUses::new(classes);
        visit(&self.root, &mut builder);
        builder.all == builder.asked && self.placeholders().iter().all(is_of_args)
    }

    /// Whether the answer may depend on more than attributes and types: on what defines a value or reads it, on what
    /// stands beside an operation.
    pub fn looks_around(&self, classes: &Classes, stands: &dyn Fn(&Placeholder) -> Stands) -> bool {
        looks_around(&self.root, classes, stands)
    }

    /// What constant the condition asks for, if it is `matchPattern(x, m_…())` alone, `success` around it or not.
    pub fn constant_asked(&self) -> Option<ConstantAsked> {
        fn library<'a>(node: &'a Node, name: &str) -> Option<&'a [Node]> {
            match &node.kind {
                Kind::Call { path, args } if path.is_library() && *path.last().name == *name => Some(args),
                _ => None,
            }
        }
        let root = match library(&self.root, "success") {
            Some([inner]) => inner,
            _ => &self.root,
        };
        let [subject, matcher] = library(root, "matchPattern")? else { return None };
        let subject = match &subject.kind {
            Kind::Method { target, name, args, .. } if **name == *"getResult" => match args.as_slice() {
                [Node { kind: Kind::Int(index), .. }] if index.value() == 0 => target,
                _ => return None,
            },
            _ => subject,
        };
        let Kind::Placeholder(subject) = &subject.kind else { return None };
        let anything = library(matcher, "m_Constant").is_some();
        let numbers = ["m_ConstantInt", "m_ConstantFloat", "m_Zero", "m_One", "m_NonZero"];
        (anything || numbers.iter().any(|name| library(matcher, name).is_some()))
            .then(|| ConstantAsked { subject: subject.clone(), anything })
    }

    /// The functions that are called, as the text spells them, each once, in order.
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit(&self.root, &mut found);
        found.list
    }

    /// The names that are not registered, each once, in order. Classes are looked up in a namespace. A method
    /// counts as known if any object may have it: which object it is called on shows only on evaluation.
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        self.outs.iter().for_each(|name| finder.declares(name));
        visit(&self.root, &mut finder);
        finder.found
    }

    /// The first method that is called on something of a type that has none of this name, in words. `given` says what
    /// placeholders stand for; nothing is said of what may be of any type, nor of methods that the host registered.
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_expr(&self.root, &self.outs, &Scope { ctx, classes, namespace, given })
    }

    /// The values that the expression gives, if their number is certain: the items of a list that is written out, one where
    /// it is a value, an operation, a type or an attribute. `given` as in [`Expr::unknown_method`].
    pub fn values_given(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<Vec<Given>> {
        receivers::given_by_expr(&self.root, &Scope { ctx, classes, namespace, given })
    }
}

impl Body {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The placeholders that occur, each once, in order.
    pub fn placeholders(&self) -> Vec<Placeholder> {
        let mut found = Placeholders::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// As [`Expr::callees`].
    pub fn callees(&self) -> Vec<String> {
        let mut found = Callees::default();
        visit_stmts(&self.stmts, &mut found);
        found.list
    }

    /// As [`Expr::missing`].
    pub fn missing(&self, classes: &Classes, namespace: &str) -> Vec<Missing> {
        let mut finder = MissingNames::new(classes, namespace);
        visit_stmts(&self.stmts, &mut finder);
        finder.found
    }

    /// As [`Expr::unknown_method`].
    pub fn unknown_method(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<String> {
        receivers::of_stmts(&self.stmts, &Scope { ctx, classes, namespace, given })
    }

    /// As [`Expr::values_given`], for each value that is returned; nothing if none ever is.
    pub fn values_given(
        &self,
        ctx: &Context,
        classes: &Classes,
        namespace: &str,
        given: &dyn Fn(&Placeholder) -> Given,
    ) -> Option<Vec<Vec<Given>>> {
        receivers::given_by_stmts(&self.stmts, &Scope { ctx, classes, namespace, given })
    }

    /// Whether any statement returns a value.
    pub fn returns_anything(&self) -> bool {
        receivers::gives_anything(&self.stmts)
    }

    /// As [`Expr::depends_on_args_only`]; `$_builder` may go by a local name.
    pub fn depends_on_args_only(&self, classes: &Classes) -> bool {
        let mut builder = BuilderUses::new(classes);
        for stmt in self.stmts.iter() {
            match &stmt.kind {
                StmtKind::Decl { name, init: Init::Value(value), .. } if builder.is_builder(value) => {
                    builder.names.push(name.clone());
                }
                _ => visit_stmts(std::slice::from_ref(stmt), &mut builder),
            }
        }
        builder.all == builder.asked && self.placeholders().iter().all(is_of_args)
    }
}

/// Whether a placeholder stands for an argument, or for what makes attributes and types.
fn is_of_args(placeholder: &Placeholder) -> bool {
    matches!(
        placeholder,
        Placeholder::Builder | Placeholder::Context | Placeholder::Index(_) | Placeholder::Rest(_)
    )
}

/// Whether a tree mentions neither the operation nor arguments.
pub(crate) fn depends_on_self_only(root: &Node) -> bool {
    struct Finder {
        only: bool,
        locals: Vec<Arc<str>>,
    }
    impl Visitor for Finder {
        fn node(&mut self, node: &Node) {
            match &node.kind {
                Kind::Placeholder(placeholder) => {
                    self.only &= matches!(
                        placeholder,
                        Placeholder::SelfValue | Placeholder::Builder | Placeholder::Context
                    );
                }
                // What a host's function looks at is not known.
                Kind::Exact(_) => self.only = false,
                // A call without object may be one of the operation's accessors.
                Kind::Call { path, args } => {
                    if let Some(name) = path.as_plain() {
                        let library = path.is_library() || name.starts_with(char::is_uppercase);
                        self.only &= library
                            || self.locals.iter().any(|local| **local == *name)
                            || !name.starts_with("get") && !args.is_empty();
                    }
                }
                _ => {}
            }
        }

        fn declares(&mut self, name: &Arc<str>) {
            self.locals.push(name.clone());
        }
    }
    let mut finder = Finder { only: true, locals: Vec::new() };
    visit(root, &mut finder);
    finder.only
}

#[derive(Default)]
struct Placeholders {
    list: Vec<Placeholder>,
}

impl Visitor for Placeholders {
    fn node(&mut self, node: &Node) {
        if let Kind::Placeholder(placeholder) = &node.kind
            && !self.list.contains(placeholder)
        {
            self.list.push(placeholder.clone());
        }
    }
}

/// Functions that are called and are no local names.
#[derive(Default)]
struct Callees {
    list: Vec<String>,
    locals: Vec<Arc<str>>,
}

impl Visitor for Callees {
    fn node(&mut self, node: &Node) {
        let Kind::Call { path, .. } = &node.kind else { return };
        let is_local = path.as_plain().is_some_and(|name| self.locals.iter().any(|local| **local == *name));
        if !is_local && !self.list.iter().any(|known| known == path.spelled()) {
            self.list.push(path.spelled().to_owned());
        }
    }

    fn declares(&mut self, name: &Arc<str>) {
        self.locals.push(name.clone());
    }
}

/// Looks for names that are not registered.
pub(crate) struct MissingNames<'c> {
    classes: &'c Classes,
    namespace: &'c str,
    locals: Vec<Arc<str>>,
    pub found: Vec<Missing>,
}

impl<'c> MissingNames<'c> {
    pub fn new(classes: &'c Classes, namespace: &'c str) -> Self {
        MissingNames { classes, namespace, locals: Vec::new(), found: Vec::new() }
    }

    fn add(&mut self, missing: Missing) {
        if !self.found.contains(&missing) {
            self.found.push(missing);
        }
    }

    fn find(&self, path: &Path) -> Option<ClassRef> {
        self.classes.find_class(path.spelled(), self.namespace)
    }

    fn class(&self, path: &Path) -> bool {
        self.find(path).is_some()
    }

    fn template(&mut self, args: &[TemplateArg]) {
        for arg in args {
            if let TemplateArg::Type(TypeName { path, .. }) = arg
                && !self.class(path)
            {
                self.add(Missing::Class(path.text().to_owned()));
            }
        }
    }

    fn is_local(&self, path: &Path) -> bool {
        path.as_plain().is_some_and(|name| self.locals.iter().any(|local| **local == *name))
    }
}

impl Visitor for MissingNames<'_> {
    fn node(&mut self, node: &Node) {
        match &node.kind {
            Kind::Name(path) => {
                let known = match path.parent().and_then(|parent| self.find(parent)) {
                    Some(class) => match &class.0.kind {
                        ClassKind::Enum(class) => {
                            class.cases.iter().any(|case| case.symbol == path.last().name)
                        }
                        _ => true,
                    },
                    None => false,
                };
                if !known
                    && !self.is_local(path)
                    && machine::limit_macro(path.text()).is_none()
                    && self.classes.find_helper(path.spelled(), self.namespace).is_none()
                {
                    self.add(Missing::Name(path.text().to_owned()));
                }
            }
            Kind::Method { name, template, .. } => {
                if !matches!(&**name, "hasTrait" | "getAsRange" | "getAsValueRange" | "getValues" | "getOps")
                {
                    self.template(template);
                }
                let known = machine::is_method_name(name)
                    || self.classes.find_method(name).is_some()
                    || !self.classes.native_methods(name).is_empty()
                    || self.classes.is_accessor_name(name)
                    || self.classes.is_attr_setter_name(name)
                    || self.classes.has_member_name(name);
                if !known {
                    self.add(Missing::Method(name.to_string()));
                }
            }
            Kind::Call { path, args } => {
                if self.is_local(path) || self.classes.find_helper(path.spelled(), self.namespace).is_some() {
                    return;
                }
                let name = &*path.last().name;
                if path.segments().len() > 1 && self.class(path) {
                    return;
                }
                let parent = path.parent().filter(|_| path.segments().len() > 1);
                if let Some(class) =
                    parent.and_then(|parent| self.classes.find_class(parent.spelled(), self.namespace))
                {
                    let members = self.classes.members(class.cpp_name());
                    let declares = members.is_some_and(|members| !members.named(name).is_empty());
                    if !declares && !machine::has_static(&class, name) {
                        self.add(Missing::Function(path.text().to_owned()));
                    }
                    return;
                }
                if path.is_library() {
                    if let Some(args) = &path.last().args {
                        self.template(args);
                    }
                    return;
                }
                // Accessors take nothing: what is handed something is a function that has an accessor's name.
                let accessor = path.segments().len() == 1
                    && (args.is_empty() && self.classes.is_accessor_name(name)
                        || machine::is_operation_method(name)
                        || self.classes.has_member_name(name));
                let empty_handle = args.is_empty() && machine::is_handle_name(name);
                if !self.class(path) && !accessor && !empty_handle {
                    self.add(Missing::Function(path.text().to_owned()));
                }
            }
            Kind::Braced(Some(ty), _) if !self.class(&ty.path) => {
                self.add(Missing::Class(ty.path.text().to_owned()));
            }
            _ => {}
        }
    }

    fn declares(&mut self, name: &Arc<str>) {
        self.locals.push(name.clone());
    }
}

/// The interfaces that a tree asks for, as it spells them.
pub(crate) struct AskedInterfaces<'c> {
    classes: &'c Classes,
    namespace: &'c str,
    pub found: Vec<String>,
}

impl<'c> AskedInterfaces<'c> {
    pub fn new(classes: &'c Classes, namespace: &'c str) -> Self {
        AskedInterfaces { classes, namespace, found: Vec::new() }
    }
}

impl Visitor for AskedInterfaces<'_> {
    fn node(&mut self, node: &Node) {
        let args: &[TemplateArg] = match &node.kind {
            Kind::Call { path, .. } => path.last().args.as_deref().unwrap_or_default(),
            Kind::Method { template, .. } => template,
            _ => &[],
        };
        for arg in args {
            let TemplateArg::Type(TypeName { path, .. }) = arg else { continue };
            let class = self.classes.find_class(path.spelled(), self.namespace);
            if class.is_some_and(|class| class.is_interface())
                && !self.found.iter().any(|name| name == path.text())
            {
                self.found.push(path.text().to_owned());
            }
        }
    }
}

/// Sees every node of a tree, and every name that is declared.
pub(crate) trait Visitor {
    fn node(&mut self, node: &Node);

    fn declares(&mut self, name: &Arc<str>) {
        let _ = name;
    }

    /// A declaration of one name, before [`Visitor::declares`].
    fn declaration(&mut self, ty: &TypeName, name: &Arc<str>, init: &Init) {
        let _ = (ty, name, init);
    }
}

/// How often `$_builder` occurs, and how often as what is asked for something.
struct BuilderUses<'c> {
    classes: &'c Classes,
    /// Local names that it goes by.
    names: Vec<Arc<str>>,
    all: usize,
    asked: usize,
}

impl<'c> BuilderUses<'c> {
    fn new(classes: &'c Classes) -> Self {
        BuilderUses { classes, names: Vec::new(), all: 0, asked: 0 }
    }

    fn is_builder(&self, node: &Node) -> bool {
        match &node.kind {
            Kind::Placeholder(placeholder) => *placeholder == Placeholder::Builder,
            Kind::Name(path) => {
                path.as_plain().is_some_and(|name| self.names.iter().any(|own| **own == *name))
            }
            _ => false,
        }
    }
}

impl Visitor for BuilderUses<'_> {
    fn node(&mut self, node: &Node) {
        self.all += usize::from(self.is_builder(node));
        if let Kind::Method { target, name, .. } = &node.kind
            && self.is_builder(target)
            && name.starts_with("get")
        {
            self.asked += 1;
        }
        // A call without object may ask the operation itself.
        if let Kind::Call { path, .. } = &node.kind
            && let [segment] = path.segments()
            && (self.classes.is_accessor_name(&segment.name) || machine::is_operation_method(&segment.name))
        {
            self.all += 1;
        }
    }
}

/// Whether the answer may depend on more than attributes and types: on what defines a value or reads it, on what
/// stands beside an operation. Operations and values are asked for their own types, attributes and names only.
pub(crate) fn looks_around(root: &Node, classes: &Classes, stands: &dyn Fn(&Placeholder) -> Stands) -> bool {
    struct Finder<'f> {
        classes: &'f Classes,
        stands: &'f dyn Fn(&Placeholder) -> Stands,
        handles: usize,
        asked: usize,
        unknown: bool,
    }
    impl Finder<'_> {
        fn stands(&self, node: &Node) -> Stands {
            match &node.kind {
                Kind::Placeholder(Placeholder::Builder | Placeholder::Context) => Stands::Plain,
                Kind::Placeholder(placeholder) => (self.stands)(placeholder),
                _ => Stands::Plain,
            }
        }
    }
    impl Visitor for Finder<'_> {
        fn node(&mut self, node: &Node) {
            self.handles += usize::from(self.stands(node) != Stands::Plain);
            match &node.kind {
                Kind::Method { target, arrow, name, .. } => {
                    // A class may have a method of that name that does anything.
                    let own =
                        |stands| *arrow || stands == Stands::Handle || !self.classes.has_member_name(name);
                    let stands = self.stands(target);
                    let of_itself = stands != Stands::Plain && machine::is_of_itself(name) && own(stands);
                    self.asked += usize::from(of_itself);
                    // What a definition declares may go by the name of any method.
                    self.unknown |= machine::leads_elsewhere(name);
                }
                // What a host's function looks at is not known.
                Kind::Exact(_) => self.unknown = true,
                _ => {}
            }
        }
    }
    let mut builder = BuilderUses::new(classes);
    visit(root, &mut builder);
    let mut finder = Finder { classes, stands, handles: 0, asked: 0, unknown: false };
    visit(root, &mut finder);
    finder.unknown || finder.handles != finder.asked || builder.all != builder.asked
}

/// Visits a tree, parents first.
pub(crate) fn visit(node: &Node, visitor: &mut dyn Visitor) {
    visitor.node(node);
    match &node.kind {
        Kind::Unary(_, a) | Kind::Member { target: a, .. } | Kind::Cast(_, a) => visit(a, visitor),
        Kind::Binary(_, a, b) | Kind::Assign(_, a, b) | Kind::Index(a, b) => {
            visit(a, visitor);
            visit(b, visitor);
        }
        Kind::Ternary(a, b, c) => [a, b, c].into_iter().for_each(|node| visit(node, visitor)),
        Kind::All(list)
        | Kind::Any(list)
        | Kind::Comma(list)
        | Kind::Braced(_, list)
        | Kind::Call { args: list, .. } => {
            list.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Method { target, args, .. } => {
            visit(target, visitor);
            args.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Apply(callee, args) => {
            visit(callee, visitor);
            args.iter().for_each(|node| visit(node, visitor));
        }
        Kind::Lambda(lambda) => {
            for capture in &lambda.captures {
                if let CaptureKind::Init(value) = &capture.kind {
                    visit(value, visitor);
                    visitor.declares(&capture.name);
                }
            }
            lambda
                .params
                .iter()
                .filter_map(|param| param.name.as_ref())
                .for_each(|name| visitor.declares(name));
            visit_stmts(&lambda.body, visitor);
        }
        Kind::Hole(node) => visit(node, visitor),
        Kind::Bool(_)
        | Kind::Int(_)
        | Kind::Float(_)
        | Kind::Single(_)
        | Kind::Str(_)
        | Kind::Null
        | Kind::Placeholder(_)
        | Kind::Exact(_)
        | Kind::Name(_) => {}
    }
}

/// Visits statements in order.
pub(crate) fn visit_stmts(stmts: &[Stmt], visitor: &mut dyn Visitor) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Expr(value) | StmtKind::Return(Some(value)) => visit(value, visitor),
            StmtKind::Decl { ty, name, init } => {
                match init {
                    Init::Default => {}
                    Init::Value(value) => visit(value, visitor),
                    Init::Args(args) | Init::Braced(args) => {
                        args.iter().for_each(|node| visit(node, visitor))
                    }
                }
                visitor.declaration(ty, name, init);
                visitor.declares(name);
            }
            StmtKind::Unpack { names, value, .. } => {
                visit(value, visitor);
                names.iter().for_each(|name| visitor.declares(name));
            }
            StmtKind::If { declare, condition, then, otherwise } => {
                if let Some(declare) = declare {
                    visit_stmts(std::slice::from_ref(declare), visitor);
                }
                condition.iter().for_each(|node| visit(node, visitor));
                visit_stmts(&then.stmts, visitor);
                otherwise.iter().for_each(|block| visit_stmts(&block.stmts, visitor));
            }
            StmtKind::ForRange { names, range, body, .. } => {
                visit(range, visitor);
                names.iter().for_each(|name| visitor.declares(name));
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::For { init, condition, step, body } => {
                if let Some(init) = init {
                    visit_stmts(std::slice::from_ref(init), visitor);
                }
                condition.iter().chain(step).for_each(|node| visit(node, visitor));
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::While { condition, body } | StmtKind::DoWhile { body, condition } => {
                visit(condition, visitor);
                visit_stmts(&body.stmts, visitor);
            }
            StmtKind::Switch { declare, condition, arms } => {
                if let Some(declare) = declare {
                    visit_stmts(std::slice::from_ref(declare), visitor);
                }
                condition.iter().for_each(|node| visit(node, visitor));
                for arm in arms {
                    arm.labels.iter().flatten().for_each(|node| visit(node, visitor));
                    visit_stmts(&arm.stmts, visitor);
                }
            }
            StmtKind::Block(body) | StmtKind::Several(body) => visit_stmts(body, visitor),
            StmtKind::Return(None) | StmtKind::Break | StmtKind::Continue => {}
        }
    }
}
