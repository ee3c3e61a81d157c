use legalize::ir::{Context, Fold, FoldInput, Ir};
use typed_dialect::toy;

struct Mine;

impl toy::AddOpHooks for Mine {
    fn fold(&self, _: toy::AddOp, _: &FoldInput<'_>) -> Fold {
        Fold::Unchanged
    }
}

impl toy::MulOpHooks for Mine {
    fn cycles(&self, _: toy::MulOp, _: &Context, _: &Ir) -> i64 {
        1
    }
}

fn main() {
    toy::attach(&mut Context::new(Default::default()), Mine);
}
