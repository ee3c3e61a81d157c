use typed_dialect::toy;

struct Mine;

impl toy::SumOpHooks for Mine {}

fn main() {}
