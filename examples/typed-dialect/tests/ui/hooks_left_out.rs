mod hooked {
    legalize_macros::dialect! {
        file: "../../typed-rust/macros/tests/td/hooks.td",
        name: "hooked",
        include: ["../../typed-rust/macros/tests/td"],
    }
}

struct Mine;

impl hooked::DialectHooks for Mine {}

impl hooked::SizedTypeHooks for Mine {}

impl hooked::LitAttrHooks for Mine {}

impl hooked::LitOpHooks for Mine {}

impl hooked::BlockOpHooks for Mine {}

impl hooked::ScaleOpHooks for Mine {}

impl hooked::IdOpHooks for Mine {}

impl hooked::SpelledOpHooks for Mine {}

impl hooked::WidenOpHooks for Mine {}

// `price_of` and `is_cheap` have a default.
impl hooked::PaidOpHooks for Mine {}

// The operation declares `isCheap` as its own.
impl hooked::OwnOpHooks for Mine {}

// All methods have a default.
impl hooked::SquareOpHooks for Mine {}

fn main() {}
