//! Semantics of snippets, by example.

mod constraints;
mod cpp;
mod integers;
mod matchers;
mod operations;
mod reading;
mod receivers;
mod references;
mod values;

use std::sync::Arc;

use legalize_ir::{
    Arity, AttrData, Attribute, Context, FloatKind, GroupDef, InsertPoint, Ir, Location, Name, OpId, OpInfo,
    OperationState, Param, ParamsSyntax, Traits, Type, TypeData, TypeInfo, ValueId,
};
use legalize_pattern_model::Predicate;
use legalize_source::SourceMap;

use crate::{
    BuilderArg, BuilderText, ClassMembers, Classes, Constraint, EnumCase, EnumClass, Env, EvalErrorKind,
    Holds, Host, IntType, Missing, NativeClass, Placeholder, PlaceholderKind, Val, eval, eval_outs, parse,
    parse_body, parse_in, parse_with_outs, run,
};

struct Fixture {
    ctx: Context,
    classes: Classes,
}

impl Fixture {
    fn new() -> Self {
        let mut ctx = Context::new(Arc::new(SourceMap::new()));
        let classes = Classes::new();
        let mut pointer = TypeInfo::new(ctx.name("llvm.ptr"));
        pointer.params = vec![ctx.name("addressSpace")].into();
        pointer.attached = ParamsSyntax::new(|_| Ok(Box::default()), |_, _| ());
        ctx.register_type(pointer);
        classes.register_type(&ctx, "::mlir::LLVM::LLVMPointerType", "llvm.ptr");
        classes.register_type(&ctx, "::mlir::emitc::PointerType", "emitc.ptr");
        classes.register_type(&ctx, "::mlir::spirv::PointerType", "spirv.ptr");
        let case = |symbol: &str, value| EnumCase { symbol: symbol.into(), text: symbol.into(), value };
        classes.register_enum(EnumClass {
            cpp_name: "::mlir::arith::CmpIPredicate".into(),
            cases: vec![case("eq", 0), case("ne", 1), case("slt", 2)],
            bits: false,
            scoped: true,
            underlying: IntType::U32,
        });
        classes.register_op(&ctx, "::mlir::t::AddOp", "t.add");
        Fixture { ctx, classes }
    }

    fn ty(&self, text: &str) -> Type {
        let c = self.ctx.common();
        let vector = |shape: &[i64], element| {
            let scalable = vec![false; shape.len()].into();
            self.ctx.ty(TypeData::Vector { shape: shape.into(), scalable, element })
        };
        let tensor = |shape: &[i64], element| {
            self.ctx.ty(TypeData::RankedTensor { shape: shape.into(), element, encoding: None })
        };
        match text {
            "i1" => c.i1,
            "i32" => c.i32,
            "i64" => c.i64,
            "f32" => c.f32,
            "index" => c.index,
            "vector<4xi32>" => vector(&[4], c.i32),
            "vector<2x4xf32>" => vector(&[2, 4], c.f32),
            "tensor<2x?xi32>" => tensor(&[2, Type::DYNAMIC], c.i32),
            "tensor<*xf32>" => self.ctx.ty(TypeData::UnrankedTensor(c.f32)),
            "memref<4xf32>" => self.ctx.ty(TypeData::MemRef {
                shape: vec![4].into(),
                element: c.f32,
                layout: None,
                memory_space: None,
            }),
            "ptr<3>" => self.ctx.ty(TypeData::Dialect {
                name: self.ctx.name("llvm.ptr"),
                params: vec![Param::Int(3i64.into())].into(),
            }),
            other => panic!("{other}"),
        }
    }

    fn with(&self, text: &str, value: Val) -> Result<Val, crate::EvalError> {
        let expr = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        eval(&expr, &mut Env::new(&self.ctx, &self.classes).with_self(value))
    }

    /// Returns true if a type satisfies a snippet.
    #[track_caller]
    fn holds(&self, text: &str, ty: &str) -> bool {
        match self.with(text, Val::Type(self.ty(ty))) {
            Ok(value) => value.as_bool().unwrap(),
            Err(error) => panic!("{text} of {ty}: {error}"),
        }
    }

    #[track_caller]
    fn int(&self, text: &str) -> i128 {
        match self.with(text, Val::Null) {
            Ok(value) => value.as_int().unwrap_or_else(|| panic!("{text}: {value:?}")),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}
