//! Texts of large modules, and the context in which they are read.

use std::fmt::Write;
use std::sync::Arc;

use legalize_ir::{
    Arity, Context, GroupDef, OpInfo, ParseOptions, ParsedModule, Traits, VerifySymbolUses, parse_module,
    register_builtin,
};
use legalize_source::{Diagnostic, Limits, SourceMap};

/// Random numbers that are the same in each run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % most
    }

    pub(crate) fn is_one_in(&mut self, most: u64) -> bool {
        self.below(most) == 0
    }
}

/// Contents of a module besides functions that call each other.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Contents {
    /// Affine maps, which have aliases, and locations of several kinds.
    pub(crate) aliases: bool,
    pub(crate) resources: bool,
    pub(crate) distinct: bool,
    pub(crate) wide: bool,
    /// Operations that the verifier refuses.
    pub(crate) errors: bool,
    pub(crate) nested_modules: bool,
    /// Many operations outside of functions, some of which have results.
    pub(crate) flat: bool,
}

/// Text of a module.
pub(crate) struct Generator {
    random: Random,
    contents: Contents,
    text: String,
    symbols: u64,
}

/// Functions of a module; with about 20 operations each, they are worth dividing.
const FUNCTIONS: u64 = 260;

impl Generator {
    pub(crate) fn text(seed: u64, contents: Contents) -> String {
        let mut generator = Generator { random: Random(seed), contents, text: String::new(), symbols: 0 };
        if contents.nested_modules {
            for _ in 0..3 {
                generator.text.push_str("\"t.module\"() ({\n");
                generator.functions(FUNCTIONS / 3);
                generator.text.push_str("}) : () -> ()\n");
            }
        }
        generator.functions(FUNCTIONS);
        if contents.flat {
            for number in 0..3000 {
                let _ = writeln!(generator.text, "%{number} = \"t.value\"() : () -> i32");
            }
            // Named results: those in functions get other names.
            generator.text.push_str("%many:3 = \"t.many\"() : () -> (i32, i32, i64)\n");
        }
        if contents.resources {
            let entries: Vec<_> = (0..9).map(|key| format!("r{key}: \"0x010000000{key}\"")).collect();
            let entries = entries.join(", ");
            let _ = write!(generator.text, "{{-# dialect_resources: {{ builtin: {{ {entries} }} }} #-}}");
        }
        generator.text
    }

    fn functions(&mut self, count: u64) {
        for _ in 0..count {
            self.symbols += 1;
            let name = if self.contents.errors && self.random.is_one_in(40) { 1 } else { self.symbols };
            self.text.push_str("\"t.func\"() ({\n^entry(%a: i32, %b: i64):\n");
            for number in 0..self.random.below(32) {
                self.operation(number);
            }
            if self.random.is_one_in(3) {
                self.text.push_str("\"t.br\"()[^next] : () -> ()\n^next:\n");
            }
            if !(self.contents.errors && self.random.is_one_in(40)) {
                self.text.push_str("\"t.return\"() : () -> ()\n");
            } else {
                self.text.push_str("\"t.value\"() : () -> ()\n");
            }
            let loc = self.loc();
            let _ = writeln!(self.text, "}}) {{sym_name = \"f{name}\"}} : () -> (){loc}");
        }
    }

    fn loc(&mut self) -> String {
        match self.random.below(12) {
            _ if !self.contents.aliases => String::new(),
            0 => format!(" loc(\"name {}\")", self.random.below(9)),
            1 => format!(" loc(fused<{}>[\"a\", \"b\":1:2])", self.random.below(9)),
            2 => format!(" loc(callsite(\"callee{}\" at \"file\":3:4))", self.random.below(9)),
            3 => " loc(unknown)".to_owned(),
            _ => String::new(),
        }
    }

    fn operation(&mut self, number: u64) {
        let (kind, any) = (self.random.below(14), self.random.below(20));
        let Contents { aliases, resources, distinct, wide, errors, .. } = self.contents;
        let attrs = match kind {
            0 if aliases => format!("map = affine_map<(d0) -> (d0 + {any})>"),
            1 if aliases => {
                format!("maps = [affine_map<(d0) -> (d0 * {any})>, affine_set<(d0) : (d0 - {any} == 0)>]")
            }
            2 if resources => format!("data = dense_resource<r{}> : tensor<1xi8>", any % 9),
            3 if resources => format!("data = [dense_resource<r{}> : tensor<1xi8>]", any % 9),
            4 if distinct => format!("one = distinct[{any}]<{}>", any / 2),
            5 if wide => format!("wide = {}{any} : i90000", "7".repeat(if any == 0 { 20_000 } else { 60 })),
            _ => format!("value = {any} : i32"),
        };
        let loc = self.loc();
        match kind {
            6 => {
                let error = errors && self.random.is_one_in(40);
                let callee = if error { 0 } else { 1 + self.random.below(self.symbols) };
                let _ = writeln!(self.text, "\"t.call\"() {{callee = @f{callee}}} : () -> (){loc}");
            }
            7 if errors && any == 0 => {
                let _ = writeln!(self.text, "%v{number} = \"t.add\"(%a, %b) : (i32, i64) -> i32{loc}");
            }
            8 if errors && any == 0 => {
                // A value that is defined later.
                let _ = writeln!(self.text, "\"t.use\"(%late{number}) : (i32) -> ()");
                let _ = writeln!(self.text, "%late{number} = \"t.value\"() : () -> i32");
            }
            9 => {
                let _ = writeln!(
                    self.text,
                    "%v{number}:3 = \"t.many\"() {{{attrs}}} : () -> (i32, i32, i64){loc}"
                );
            }
            10 => {
                let _ = writeln!(self.text, "\"t.loop\"() ({{\n^in(%i{number}: i32):");
                let _ = writeln!(self.text, "%n{number} = \"t.add\"(%i{number}, %a) : (i32, i32) -> i32");
                let _ = writeln!(self.text, "}}) : () -> (){loc}");
            }
            _ => {
                let _ = writeln!(self.text, "%v{number} = \"t.value\"(%a) {{{attrs}}} : (i32) -> i32{loc}");
            }
        }
    }
}

pub(crate) fn context(limits: Limits) -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::with_limits(limits)));
    register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    let register = |ctx: &mut Context, name: &str, traits: Traits| {
        let mut info = OpInfo::new(ctx.op_name(name));
        info.traits = traits;
        ctx.register_op(info);
    };
    let table = Traits::ISOLATED_FROM_ABOVE | Traits::SYMBOL_TABLE | Traits::NO_TERMINATOR;
    register(&mut ctx, "t.module", table | Traits::SINGLE_BLOCK);
    register(&mut ctx, "t.func", Traits::ISOLATED_FROM_ABOVE | Traits::SYMBOL);
    register(&mut ctx, "t.add", Traits::SAME_OPERANDS_AND_RESULT_TYPE);
    register(&mut ctx, "t.return", Traits::TERMINATOR);
    register(&mut ctx, "t.br", Traits::TERMINATOR);
    register(&mut ctx, "t.loop", Traits::NO_TERMINATOR);
    register(&mut ctx, "t.call", Traits::empty());
    register(&mut ctx, "t.many", Traits::empty());
    let update = |ctx: &mut Context, name: &str, change: &dyn Fn(&mut OpInfo)| {
        ctx.update_op(ctx.op_name(name), |info| change(info));
    };
    let group = GroupDef { name: ctx.name("x"), arity: Arity::Single };
    update(&mut ctx, "t.add", &|info| {
        info.operands = vec![group; 2].into();
        info.results = vec![group].into();
    });
    update(&mut ctx, "t.call", &|info| {
        info.extensions.insert(VerifySymbolUses(Arc::new(|ctx, ir, op, tables| {
            let callee = ir.attr_named(ctx, op, "callee");
            match callee.and_then(|callee| tables.lookup_nearest(ctx, ir, op, callee)) {
                Some(_) => Ok(()),
                None => Err(Diagnostic::error("", "calls a function that does not exist")),
            }
        })));
    });
    update(&mut ctx, "t.func", &|info| {
        info.attached_mut().set_custom_assembly(
            |_, _| Err(Diagnostic::error("", "is read in generic form only")),
            |p, op| {
                p.text(" ");
                p.region(p.ir().op(op).regions()[0], true, true);
                p.attr_dict(op, &[]);
            },
        );
        info.attached_mut().set_region_verifier(|_, ir, op| {
            match ir.region_blocks(ir.op(op).regions()[0]).nth(1) {
                Some(block) if ir.block_ops(block).count() > 1 => Err(Diagnostic::error("", "is long")),
                _ => Ok(()),
            }
        });
    });
    update(&mut ctx, "t.many", &|info| {
        info.attached_mut().set_result_names(|_, ir, op, name| {
            let results = ir.op(op).results();
            name(results[0], "first");
            name(results[2], "last");
        });
    });
    ctx
}

pub(crate) fn parsed(ctx: &Context, text: String) -> ParsedModule {
    let file = ctx.sources().add("threads.mlir", text);
    let options = ParseOptions::default().with(|options| options.verify = false);
    let (module, errors) = parse_module(ctx, file, &options).into_parts();
    module.unwrap_or_else(|| panic!("{:.500}", errors.resolved(ctx.sources()).render()))
}
