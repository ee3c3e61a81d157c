//! The file of a dialect: the definitions in it, with their names and order.

use std::collections::BTreeMap;
use std::sync::Arc;

use legalize_ir::Context;
use legalize_ods::{DialectDef, EnumDef, InterfaceDef, InterfaceKind, OdsModule, OpDef, TypeOrAttrDef};

use crate::hook::HookTrait;
use crate::names::{Names, camel, class};
use crate::writer::Out;

/// Rust paths of other dialects' generated code, by C++ namespace.
pub(crate) type Extern = BTreeMap<String, String>;

/// The generated definitions and their names.
pub(crate) struct Scope<'m> {
    pub(crate) module: &'m OdsModule,
    pub(crate) dialect: Arc<DialectDef>,
    pub(crate) ops: Vec<(Arc<OpDef>, OpNames)>,
    pub(crate) types: Vec<(Arc<TypeOrAttrDef>, String)>,
    pub(crate) enums: Vec<(Arc<EnumDef>, String)>,
    pub(crate) interfaces: Vec<(Arc<InterfaceDef>, String)>,
    /// The names in use.
    pub(crate) names: Names,
    enum_paths: BTreeMap<String, String>,
    enum_defs: BTreeMap<String, Arc<EnumDef>>,
    /// Views of types and attributes by C++ class; true for attributes.
    views: BTreeMap<String, (bool, String)>,
}

/// The names of an operation's items.
#[derive(Clone, Debug)]
pub(crate) struct OpNames {
    pub(crate) view: String,
    pub(crate) builder: String,
    pub(crate) adaptor: String,
}

fn canonical(cpp: &str) -> String {
    format!("::{}", cpp.trim().trim_start_matches("::"))
}

/// True if a namespace is a dialect's, or inside it.
fn is_inside(namespace: &str, dialect: &DialectDef) -> bool {
    let (namespace, of) = (canonical(namespace), canonical(&dialect.cpp_namespace));
    namespace == of || namespace.strip_prefix(&of).is_some_and(|rest| rest.starts_with("::"))
}

impl<'m> Scope<'m> {
    pub(crate) fn new(module: &'m OdsModule, dialect: Arc<DialectDef>, others: &Extern) -> Self {
        let mut scope = Scope {
            module,
            ops: Vec::new(),
            types: Vec::new(),
            enums: Vec::new(),
            interfaces: Vec::new(),
            names: Names::default(),
            enum_paths: BTreeMap::new(),
            enum_defs: BTreeMap::new(),
            views: BTreeMap::new(),
            dialect,
        };
        for def in &module.enums {
            scope.enum_defs.entry(canonical(&def.cpp_type())).or_insert_with(|| def.clone());
        }
        let mut names = Names::of_items();
        let ops = module.ops.iter().filter(|def| def.dialect.name == scope.dialect.name);
        for def in ops {
            let base = camel(class(&def.cpp_class));
            let base = if names.is_free(&base) { base } else { camel(&def.name) };
            let view = names.take(&base);
            let builder = names.take(&format!("{view}Builder"));
            let adaptor = names.take(&format!("{view}Adaptor"));
            scope.ops.push((def.clone(), OpNames { view, builder, adaptor }));
        }
        // A definition without a mnemonic cannot be spelled; the type is one of the IR itself or of a host.
        let types = module.types.iter().chain(&module.attrs);
        let types = types.filter(|def| def.dialect.name == scope.dialect.name && def.mnemonic.is_some());
        for def in types {
            let name = names.take(&camel(&def.cpp_class_name));
            scope.views.insert(canonical(&def.cpp_class), (def.is_attr, name.clone()));
            scope.types.push((def.clone(), name));
        }
        for def in scope.used_enums() {
            let namespace = canonical(&def.cpp_namespace);
            let path = match others.get(&namespace) {
                Some(path) => format!("{path}::{}", camel(&def.class_name)),
                None => {
                    let name = names.take(&camel(&def.class_name));
                    scope.enums.push((def.clone(), name.clone()));
                    name
                }
            };
            scope.enum_paths.insert(canonical(&def.cpp_type()), path);
        }
        for def in &module.interfaces {
            if def.kind != InterfaceKind::Dialect && is_inside(&def.cpp_namespace, &scope.dialect) {
                scope.interfaces.push((def.clone(), names.take(&camel(&def.name))));
            }
        }
        scope.names = names;
        scope
    }

    /// The enums of the dialect, and those that its definitions use, without duplicates.
    fn used_enums(&self) -> Vec<Arc<EnumDef>> {
        let mut found: BTreeMap<String, Arc<EnumDef>> = BTreeMap::new();
        let mut keep = |def: &Arc<EnumDef>| {
            found.entry(canonical(&def.cpp_type())).or_insert_with(|| def.clone());
        };
        self.module
            .enums
            .iter()
            .filter(|def| is_inside(&def.cpp_namespace, &self.dialect))
            .for_each(&mut keep);
        for (def, _) in &self.ops {
            for attr in &def.attributes {
                attr.constraint
                    .innermost()
                    .attr
                    .iter()
                    .filter_map(|facts| facts.enum_def.as_ref())
                    .for_each(&mut keep);
            }
            for prop in &def.properties {
                let inner = prop.constraint.innermost().prop.iter().chain(&prop.constraint.prop);
                inner.filter_map(|facts| facts.enum_def.as_ref()).for_each(&mut keep);
            }
        }
        for (def, _) in &self.types {
            for param in &def.params {
                for cpp in [&param.cpp_type, &param.cpp_storage_type] {
                    let words = cpp.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
                    let words = words.filter(|word| !word.is_empty());
                    words
                        .filter_map(|word| self.find_enum(word, &def.dialect.cpp_namespace))
                        .for_each(&mut keep);
                }
            }
        }
        found.into_values().collect()
    }

    /// Resolves the C++ name of an enum inside a namespace.
    pub(crate) fn find_enum(&self, class: &str, namespace: &str) -> Option<&Arc<EnumDef>> {
        find(&self.enum_defs, class, namespace)
    }

    /// Resolves the C++ class of an attribute of the dialect, or of a type, inside a namespace to its view.
    pub(crate) fn find_view(&self, class: &str, namespace: &str, is_attr: bool) -> Option<&str> {
        let (known, view) = find(&self.views, class, namespace)?;
        (*known == is_attr).then_some(view)
    }

    /// The Rust path of an enum.
    pub(crate) fn enum_path(&self, def: &EnumDef) -> Option<String> {
        self.enum_paths.get(&canonical(&def.cpp_type())).cloned()
    }

    /// The definitions that a program carries: those of the dialect, with the enums, interfaces, types and
    /// attributes that they may refer to.
    pub(crate) fn carried(&self) -> OdsModule {
        let mut module = OdsModule::default();
        let own = |name: &str| name == self.dialect.name;
        module.dialects.push(self.dialect.clone());
        module.ops = self.module.ops.iter().filter(|def| own(&def.dialect.name)).cloned().collect();
        module.types = self.module.types.iter().filter(|def| own(&def.dialect.name)).cloned().collect();
        module.attrs = self.module.attrs.iter().filter(|def| own(&def.dialect.name)).cloned().collect();
        module.enums.clone_from(&self.module.enums);
        module.interfaces.clone_from(&self.module.interfaces);
        module
    }
}

/// Finds what a C++ name means inside a namespace.
fn find<'t, T>(table: &'t BTreeMap<String, T>, class: &str, namespace: &str) -> Option<&'t T> {
    let class = class.trim().trim_start_matches("const ").trim_end_matches('&').trim();
    if class.starts_with("::") {
        return table.get(class);
    }
    let mut scope = canonical(namespace);
    loop {
        if let Some(found) = table.get(&format!("{scope}::{class}")) {
            return Some(found);
        }
        match scope.rfind("::") {
            Some(0) | None => return table.get(&format!("::{class}")),
            Some(at) => scope.truncate(at),
        }
    }
}

/// Location of the frozen definitions.
pub(crate) enum Carried {
    /// A separate file beside the generated one.
    File(String),
    /// The text itself.
    Literal(Vec<u8>),
}

impl Carried {
    /// Writes the constant of that name and type.
    pub(crate) fn write(&self, out: &mut Out, name: &str, ty: &str) {
        let head = format!("pub const {name}: {ty} = {ty}::new");
        match self {
            Carried::File(file) => out.call(&head, &[format!("include_bytes!({file:?})")], ";"),
            Carried::Literal(bytes) => {
                let text: String =
                    bytes.iter().flat_map(|byte| byte.escape_ascii()).map(char::from).collect();
                out.line("#[rustfmt::skip]");
                out.line(format!("{head}(b\"{text}\");"));
            }
        }
    }
}

/// Writes the text of the file. `ctx` knows the definitions if there are interfaces.
pub(crate) fn write(
    scope: &Scope<'_>,
    runtime: &str,
    carried: Option<&Carried>,
    ctx: Option<&Context>,
    hooks: &[HookTrait],
) -> String {
    let mut out = Out::default();
    let name = &scope.dialect.name;
    out.line(format!("// The `{name}` dialect. Generated by legalize-build."));
    out.line("");
    out.line(format!("use {runtime} as rt;"));
    out.gap();
    out.docs(&format!("The dialect's namespace. {}", crate::sentence(&scope.dialect.summary)));
    out.line(format!("pub const DIALECT: &str = {name:?};"));
    if let Some(carried) = carried {
        out.gap();
        out.docs("The dialect's definitions.");
        carried.write(&mut out, "DEFINITIONS", "rt::FrozenDialect");
        out.gap();
        out.docs(&format!(
            "Makes a context know the dialect: its operations, types and attributes. No file is read.\n\nGives what \
             cannot be evaluated in the definitions of `{name}`, and which hooks they declare that are not attached."
        ));
        out.function("pub fn register", &["ctx: &mut rt::Context".to_owned()], "rt::Diagnostics", |out| {
            out.line("DEFINITIONS.register(ctx)");
        });
    }
    for (def, name) in &scope.enums {
        crate::enums::write(&mut out, def, name);
    }
    for (def, name) in &scope.types {
        crate::typedefs::write(&mut out, scope, def, name);
    }
    for (def, name) in &scope.interfaces {
        crate::interfaces::write(&mut out, scope, ctx, def, name);
    }
    for (def, names) in &scope.ops {
        crate::ops::write(&mut out, scope, def, names);
    }
    crate::hook_text::write(&mut out, name, hooks, carried.is_some());
    out.finish()
}
