mod hooked {
    legalize_macros::dialect! {
        file: "../../typed-rust/macros/tests/td/hooks.td",
        name: "hooked",
        include: ["../../typed-rust/macros/tests/td"],
    }
}

struct Mine;

fn main() {
    hooked::attach(&mut legalize::ir::Context::new(Default::default()), Mine);
}
