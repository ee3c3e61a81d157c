use typed_dialect::rules::RulesNatives;

struct Mine;

impl RulesNatives for Mine {}

fn main() {}
