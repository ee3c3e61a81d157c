//! Instances that are generated from definitions, and near misses.

use super::context;

const SYNTHESISED: &str = r#"
def T_PairOp : T_Op<"pair", [AllTypesMatch<["a", "b"]>, SingleBlockImplicitTerminator<"EndOp">]> {
  let arguments = (ins AnySignlessInteger:$a, AnySignlessInteger:$b, Optional<F32>:$c,
                       DefaultValuedAttr<I32Attr, "7">:$n, OptionalAttr<StrAttr>:$s);
  let results = (outs Variadic<Index>:$r);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $a `,` $b (`with` $c^)? (`named` $s^)? `:` type($a) (`->` type($r)^)? $body attr-dict
  }];
}
def T_EndOp : T_Op<"end", [Terminator, HasParent<"PairOp">]> { let assemblyFormat = "attr-dict"; }
"#;

#[test]
fn instances_are_sound_and_the_same_each_time() {
    let (ctx, _) = context(SYNTHESISED);
    let texts = || {
        let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
        let mut texts = Vec::new();
        let mut taken = std::collections::BTreeSet::new();
        for def in synthesiser.ops().cloned().collect::<Vec<_>>() {
            for seed in 0..24 {
                let instance = synthesiser.instance(&def, seed).expect("types for every operand");
                assert!(instance.sound, "{}", instance.text(&ctx));
                taken.extend(crate::format_branches(&ctx, &instance.ir, instance.op));
                texts.push(instance.text(&ctx));
            }
        }
        assert_eq!(taken.len(), 10, "{taken:?}");
        texts
    };
    assert_eq!(texts(), texts());
}

#[test]
fn near_misses_are_refused() {
    let (ctx, _) = context(SYNTHESISED);
    let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
    let pair = synthesiser.ops().find(|def| def.name == "t.pair").expect("it is defined").clone();
    let instance = synthesiser.instance(&pair, 1).expect("types for every operand");
    for kind in [crate::Break::OperandType, crate::Break::EmptyRegion] {
        let miss = synthesiser.near_miss(&instance, kind, 0).expect("there is one to break");
        assert!(!miss.sound, "{kind}: {}", miss.text(&ctx));
    }
}

#[test]
fn instances_are_aimed_at_sides_of_branches() {
    let (ctx, _) = context(SYNTHESISED);
    let synthesiser = crate::Synthesiser::new(&ctx, &[], &[]);
    let pair = synthesiser.ops().find(|def| def.name == "t.pair").expect("it is defined").clone();
    let sides = synthesiser.sides(&pair);
    assert_eq!(sides.len(), 10, "{sides:?}");
    for side in sides {
        for seed in 0..4 {
            let like = synthesiser.instance(&pair, seed);
            let created = synthesiser.instance_on(&pair, &side, seed, like.as_ref()).expect("there is one");
            assert!(created.sound, "{}", created.text(&ctx));
            let taken = crate::format_branches(&ctx, &created.ir, created.op);
            assert!(taken.contains(&(side.branch.clone(), side.taken)), "{side:?}: {}", created.text(&ctx));
        }
    }
}
