//! Definitions as they were before MLIR 21: enums are attributes with a C++ type, properties are not
//! constraints.

use super::{Loaded, SourceMap, load};
use std::sync::Arc;

/// The classes, as far as they differ and are looked at.
const CLASSES: &str = r#"
def ins; def outs; def region; def successor;
class Dialect { string name; string cppNamespace = "::old"; }
class Constraint { }
class AttrConstraint : Constraint { string summary = "an attribute"; }
class Attr : AttrConstraint { code storageType = "::mlir::Attribute"; code returnType = storageType; }
class EnumAttrCaseInfo<string sym, int val, string text> {
  string symbol = sym;
  int value = val;
  string str = text;
}
class EnumAttrInfo<string name, list<EnumAttrCaseInfo> cases> : Attr {
  string className = name;
  list<EnumAttrCaseInfo> enumerants = cases;
  string underlyingType = "uint8_t";
  string cppNamespace = "::old";
}
class BitEnumAttr<string name, list<EnumAttrCaseInfo> cases> : EnumAttrInfo<name, cases> { string separator = ","; }
class Property<string type> { string storageType = type; string interfaceType = type; string summary = "a property"; }
class Op<Dialect dialect, string mnemonic> {
  Dialect opDialect = dialect;
  string opName = mnemonic;
  string cppNamespace = dialect.cppNamespace;
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  dag successors = (successor);
  list<int> traits = [];
}
"#;

fn load_alone(text: &str) -> Loaded {
    let sources = Arc::new(SourceMap::new());
    let file = sources.add("old.td", text);
    let parsed = legalize_tblgen::parse(&sources, file, &legalize_tblgen::TblgenOptions::default());
    let Some(keeper) = parsed.value.keeper else {
        panic!("{}", parsed.diagnostics.resolved(&sources).render());
    };
    let (module, diagnostics) = load(&keeper).into_parts();
    Loaded { sources, module, diagnostics }
}

#[test]
fn enums_and_properties_of_older_definitions_load() {
    let loaded = load_alone(&format!(
        "{CLASSES}
def Old : Dialect {{ let name = \"old\"; }}
def Flags : BitEnumAttr<\"Flags\", [EnumAttrCaseInfo<\"A\", 1, \"a\">, EnumAttrCaseInfo<\"B\", 2, \"b\">]>;
def O : Op<Old, \"o\"> {{ let arguments = (ins Flags:$flags, Property<\"int64_t\">:$count); }}
"
    ));
    assert!(loaded.diagnostics.is_empty(), "{}", loaded.diagnostics.resolved(&loaded.sources).render());
    let [flags] = &loaded.module.enums[..] else { panic!("one enum") };
    assert!(flags.is_bit && flags.is_attr && flags.bitwidth == 8 && flags.separator == ",");
    let [op] = &loaded.module.ops[..] else { panic!("one operation") };
    let [flags] = &op.attributes[..] else { panic!("one attribute") };
    assert!(flags.constraint.attr.as_ref().is_some_and(|facts| facts.enum_def.is_some()));
    let [count] = &op.properties[..] else { panic!("one property") };
    assert!(count.constraint.prop.as_ref().is_some_and(|facts| facts.interface_type == "int64_t"));
}
