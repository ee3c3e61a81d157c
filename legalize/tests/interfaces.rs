//! Interfaces of types and attributes that a program declares and implements: in Rust, in conditions of
//! definitions, in C++ text of patterns, and in the list of what is missing.
#![cfg(all(feature = "dialects", feature = "pdll"))]

use std::sync::Arc;

use legalize::evaluation::{add_attr_method, add_type_method};
use legalize::ir::{Attribute, ElementsAttr, Interface, Shaped, ShapedType, Type, TypedAttr, shape_of};
use legalize::prelude::*;
use legalize::snippet::Classes;

const DIALECT: &str = r#"
    include "mlir/IR/OpBase.td"
    include "mlir/IR/AttrTypeBase.td"
    include "mlir/IR/BuiltinAttributeInterfaces.td"
    include "mlir/IR/BuiltinTypeInterfaces.td"
    def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
    def Sized : TypeInterface<"Sized"> {
      let cppNamespace = "::b";
      let methods = [InterfaceMethod<"", "unsigned", "getBits">];
    }
    def Named : AttrInterface<"Named"> {
      let cppNamespace = "::b";
      let methods = [InterfaceMethod<"", "unsigned", "getLength">];
    }
    def Box : TypeDef<B, "Box", [DeclareTypeInterfaceMethods<Sized>]> { let mnemonic = "box"; }
    def Bag : TypeDef<B, "Bag"> { let mnemonic = "bag"; }
    def Tag : AttrDef<B, "Tag", [DeclareAttrInterfaceMethods<Named>]> { let mnemonic = "tag"; }
    def Use : Op<B, "use"> { let arguments = (ins Sized:$of, OptionalAttr<Named>:$name); }
    def Shape : Op<B, "shape"> {
      let arguments = (ins AnyShaped:$of, OptionalAttr<ElementsAttrInterface>:$elements, OptionalAttr<TypedAttrInterface>:$typed);
    }
"#;

/// Size of values of a type in bits.
trait Sized: Send + Sync {
    fn bits(&self, ctx: &Context, ty: Type) -> u32;
}

impl Interface for dyn Sized {
    const NAME: &'static str = "::b::Sized";
}

/// Length of a name.
trait Named: Send + Sync {
    fn length(&self, ctx: &Context, attr: Attribute) -> usize;
}

impl Interface for dyn Named {
    const NAME: &'static str = "Named";
}

struct Bits(u32);

impl Sized for Bits {
    fn bits(&self, _: &Context, _: Type) -> u32 {
        self.0
    }
}

impl Named for Bits {
    fn length(&self, ctx: &Context, attr: Attribute) -> usize {
        ctx.as_str(attr).map_or(self.0 as usize, str::len)
    }
}

impl ShapedType for Bits {
    fn shape<'c>(&self, ctx: &'c Context, _: Type) -> Option<Shaped<'c>> {
        Some(Shaped { element: ctx.common().i8, shape: Some(vec![self.0.into()].into()) })
    }
}

impl TypedAttr for Bits {
    fn attr_type(&self, ctx: &Context, _: Attribute) -> Option<Type> {
        Some(ctx.int_type(self.0))
    }
}

impl ElementsAttr for Bits {
    fn shaped_type(&self, ctx: &Context, attr: Attribute) -> Option<Type> {
        self.attr_type(ctx, attr)
    }

    fn is_splat(&self, _: &Context, _: Attribute) -> bool {
        true
    }
}

/// Implements the interfaces for types and attributes of the dialect, and for builtin ones.
struct Models;

impl Provider for Models {
    fn attach(&self, ctx: &mut Context) {
        assert!(ctx.attach_type_interface::<dyn Sized>("b.box", Arc::new(Bits(8))));
        assert!(ctx.attach_type_interface::<dyn Sized>("builtin.index", Arc::new(Bits(64))));
        assert!(ctx.attach_attr_interface::<dyn Named>("b.tag", Arc::new(Bits(3))));
        assert!(ctx.attach_attr_interface::<dyn Named>("builtin.string", Arc::new(Bits(0))));
        assert!(ctx.attach_type_interface::<dyn ShapedType>("b.bag", Arc::new(Bits(5))));
        assert!(ctx.attach_attr_interface::<dyn ElementsAttr>("b.tag", Arc::new(Bits(5))));
        assert!(ctx.attach_attr_interface::<dyn TypedAttr>("b.tag", Arc::new(Bits(7))));
        assert!(!ctx.attach_type_interface::<dyn Sized>("b.other", Arc::new(Bits(1))));
        assert!(!ctx.attach_attr_interface::<dyn Named>("builtin.index", Arc::new(Bits(1))));
    }

    fn add_classes(&self, _: &Context, classes: &Classes) {
        for ty in ["b.box", "builtin.index"] {
            add_type_method(classes, ty, "getBits", |ctx, ty, _| match ctx.type_interface::<dyn Sized>(ty) {
                Some(sized) => Ok(NativeValue::Int(sized.bits(ctx, ty).into())),
                None => Err("no model is attached".into()),
            });
        }
        add_attr_method(classes, "b.tag", "getLength", |ctx, attr, _| {
            let named = ctx.attr_interface::<dyn Named>(attr).ok_or("no model is attached")?;
            Ok(NativeValue::Int(named.length(ctx, attr) as i128))
        });
    }
}

fn builder(attached: bool) -> SessionBuilder {
    let builder = legalize::session().ods_text("b.td", DIALECT);
    if attached { builder.provider(Models) } else { builder }
}

fn session(attached: bool) -> Session {
    builder(attached).build().unwrap_or_else(|found| panic!("{}", found.render()))
}

/// The errors of a module.
fn errors(session: &Session, text: &str) -> Vec<String> {
    let module = session.parse("in.mlir", text);
    let found = module.and_then(|module| session.verify(&module));
    found
        .err()
        .into_iter()
        .flat_map(|found| found.iter().map(|one| one.message.clone()).collect::<Vec<_>>())
        .collect()
}

#[test]
fn a_program_asks_types_and_attributes_for_what_is_attached() {
    let session = session(true);
    let ctx = session.ctx();
    let bits = |text: &str| {
        let ty = legalize::ir::parse_type_str(ctx, text).expect("a type");
        ctx.type_interface::<dyn Sized>(ty).map(|sized| sized.bits(ctx, ty))
    };
    assert_eq!(["!b.box", "index", "!b.bag", "i32"].map(bits), [Some(8), Some(64), None, None]);
    let length = |text: &str| {
        let attr = legalize::ir::parse_attr_str(ctx, text, None).expect("an attribute");
        ctx.attr_interface::<dyn Named>(attr).map(|named| named.length(ctx, attr))
    };
    assert_eq!(["#b.tag", "\"four\"", "unit"].map(length), [Some(3), Some(4), None]);
}

#[test]
fn builtin_interfaces_are_answered_by_builtin_types_and_attributes_and_by_what_is_attached() {
    let session = session(true);
    let ctx = session.ctx();
    let shape = |text: &str| {
        let ty = legalize::ir::parse_type_str(ctx, text).expect("a type");
        let shaped = ctx.type_interface::<dyn ShapedType>(ty)?.shape(ctx, ty)?;
        assert_eq!(shape_of(ctx, ty), Some(shaped.clone()));
        Some(shaped.shape.map(std::borrow::Cow::into_owned))
    };
    let dims = |dims: &[i64]| Some(Some(dims.to_vec()));
    assert_eq!(
        ["vector<2x3xi8>", "tensor<*xi8>", "memref<4xi8>", "i8", "!b.bag", "!b.box"].map(shape),
        [dims(&[2, 3]), Some(None), dims(&[4]), None, dims(&[5]), None]
    );
    let typed = |text: &str| {
        let attr = legalize::ir::parse_attr_str(ctx, text, None).expect("an attribute");
        let ty = ctx.attr_interface::<dyn TypedAttr>(attr).and_then(|typed| typed.attr_type(ctx, attr));
        assert_eq!(ctx.attr_type(attr), ty);
        let splat = ctx.attr_interface::<dyn ElementsAttr>(attr).map(|elements| elements.is_splat(ctx, attr));
        (ty.map(|ty| legalize::ir::type_to_string(ctx, ty)), splat)
    };
    let is = |ty: &str, splat| (Some(ty.to_owned()), splat);
    assert_eq!(typed("5 : i3"), is("i3", None));
    assert_eq!(typed("dense<1> : tensor<2xi8>"), is("tensor<2xi8>", Some(true)));
    assert_eq!(typed("dense<[1, 2]> : tensor<2xi8>"), is("tensor<2xi8>", Some(false)));
    assert_eq!(typed("#b.tag"), is("i7", Some(true)));
    assert_eq!(typed("unit"), (None, None));
}

const USES: &str = r#"
    %box, %bag, %index = "builtin.unrealized_conversion_cast"() : () -> (!b.box, !b.bag, index)
    "b.use"(%box) {name = #b.tag} : (!b.box) -> ()
    "b.use"(%index) {name = "x"} : (index) -> ()
    "b.shape"(%bag) {elements = #b.tag, typed = #b.tag} : (!b.bag) -> ()
"#;

#[test]
fn constraints_hold_where_an_interface_is_attached() {
    assert_eq!(errors(&session(true), USES), Vec::<String>::new());
    let without = errors(&session(false), USES);
    let about = |op: &str| without.iter().filter(|error| error.starts_with(&format!("'{op}'"))).count();
    assert_eq!((about("b.use"), about("b.shape")), (1, 1), "{without:#?}");
    let bag = r#"
        %bag = "builtin.unrealized_conversion_cast"() : () -> !b.bag
        "b.use"(%bag) : (!b.bag) -> ()
    "#;
    assert_eq!(
        errors(&session(true), bag),
        ["'b.use' op operand #0 must be Sized instance, but got '!b.bag'"]
    );
}

#[test]
fn declared_but_unattached_interfaces_are_missing() {
    let reported = |session: &Session| -> Vec<String> {
        session.warnings().iter().map(|one| one.message.clone()).collect()
    };
    assert_eq!(
        reported(&session(false)),
        [
            "'!b.box' declares hooks that only C++ has: method Sized::getBits",
            "'#b.tag' declares hooks that only C++ has: method Named::getLength",
        ]
    );
    assert_eq!(reported(&session(true)), Vec::<String>::new());
}

const RULES: &str = r"
    Constraint IsWide(of: Value) [{
      auto sized = ::llvm::dyn_cast<::b::Sized>(of.getType());
      return success(sized && sized.getBits() > 32);
    }];
    Pattern {
      let root = op<b.use>(of: Value) { name = n: Attr };
      IsWide(of);
      erase root;
    }
";

#[test]
fn cpp_text_calls_methods_that_are_written_in_rust() {
    let session = builder(true).patterns_text("rules.pdll", RULES).build();
    let session = session.unwrap_or_else(|found| panic!("{}", found.render()));
    let mut module = session.parse("in.mlir", USES).expect("a module");
    let (frozen, found) = session.freeze(&[], &DeclarativeOptions::plain()).into_parts();
    let frozen = frozen.unwrap_or_else(|| panic!("{}", found.render()));
    let config = GreedyConfig::default();
    let report = apply_patterns_greedily(session.ctx(), &mut module.ir, module.root, &frozen, &config);
    assert!(report.is_ok());
    let printed = session.print(&module);
    assert!(!printed.contains("index) ->") && printed.contains("(!b.box) -> ()"), "{printed}");
}
