//! Inferred ranges contain all results, for all ranges of small integers.

use super::range::as_signed;
use super::*;

const WIDTH: u32 = 3;

/// All ranges between unsigned bounds, and between signed ones.
fn ranges() -> Vec<IntRange> {
    let mut all = Vec::new();
    for low in 0..=IntRange::unsigned_max(WIDTH) {
        for high in low..=IntRange::unsigned_max(WIDTH) {
            all.push(IntRange::from_unsigned(WIDTH, low, high));
        }
    }
    let [min, max] = IntRange::signed_bounds(WIDTH);
    for low in min..=max {
        for high in low..=max {
            all.push(IntRange::from_signed(WIDTH, low, high));
        }
    }
    all
}

fn contains(range: &IntRange, unsigned: i128) -> bool {
    let signed = as_signed(range.width, unsigned);
    (range.umin..=range.umax).contains(&unsigned) && (range.smin..=range.smax).contains(&signed)
}

/// The numbers of a range, as unsigned ones.
fn numbers(range: &IntRange) -> Vec<i128> {
    (0..=IntRange::unsigned_max(range.width)).filter(|&number| contains(range, number)).collect()
}

/// Checks an operation on unsigned numbers; `None` where it has no result.
fn check(infer: impl Fn(&IntRange, &IntRange) -> IntRange, compute: impl Fn(i128, i128) -> Option<i128>) {
    let all = ranges();
    for a in &all {
        for b in &all {
            let found = infer(a, b);
            for x in numbers(a) {
                for y in numbers(b) {
                    let Some(result) = compute(x, y) else { continue };
                    let result = result & IntRange::unsigned_max(WIDTH);
                    assert!(contains(&found, result), "{x}, {y} give {result}, not in {found:?}");
                }
            }
        }
    }
}

fn signed(value: i128) -> i128 {
    as_signed(WIDTH, value)
}

fn divided(a: i128, b: i128, round: impl Fn(i128, i128) -> i128) -> Option<i128> {
    // The least number divided by -1 overflows.
    let overflows = signed(a) == IntRange::signed_bounds(WIDTH)[0] && signed(b) == -1;
    (b != 0 && !overflows).then(|| round(signed(a), signed(b)))
}

#[test]
fn ranges_of_sums_and_products_contain_all_results() {
    let wrapping = Overflow::default();
    check(|a, b| infer_add(a, b, wrapping), |x, y| Some(x + y));
    check(|a, b| infer_sub(a, b, wrapping), |x, y| Some(x - y));
    check(|a, b| infer_mul(a, b, wrapping), |x, y| Some(x * y));
}

#[test]
fn ranges_of_quotients_contain_all_results() {
    check(infer_div_u, |x, y| (y != 0).then(|| x / y));
    check(infer_ceil_div_u, |x, y| (y != 0).then(|| x.div_euclid(y) + i128::from(x % y != 0)));
    check(infer_div_s, |x, y| divided(x, y, |x, y| x / y));
    check(infer_floor_div_s, |x, y| {
        divided(x, y, |x, y| x / y - i128::from(x % y != 0 && (x < 0) != (y < 0)))
    });
    check(infer_ceil_div_s, |x, y| {
        divided(x, y, |x, y| x / y + i128::from(x % y != 0 && (x < 0) == (y < 0)))
    });
}

#[test]
fn ranges_of_remainders_contain_all_results() {
    check(infer_rem_u, |x, y| (y != 0).then(|| x % y));
    check(infer_rem_s, |x, y| divided(x, y, |x, y| x % y));
}

#[test]
fn ranges_of_extrema_contain_all_results() {
    check(infer_max_u, |x, y| Some(x.max(y)));
    check(infer_min_u, |x, y| Some(x.min(y)));
    check(infer_max_s, |x, y| Some(if signed(x) > signed(y) { x } else { y }));
    check(infer_min_s, |x, y| Some(if signed(x) < signed(y) { x } else { y }));
}

#[test]
fn ranges_of_bitwise_operations_contain_all_results() {
    check(infer_and, |x, y| Some(x & y));
    check(infer_or, |x, y| Some(x | y));
    check(infer_xor, |x, y| Some(x ^ y));
    let fits = |y: i128| y < i128::from(WIDTH);
    check(|a, b| infer_shl(a, b, Overflow::default()), |x, y| fits(y).then(|| x << y));
    check(infer_shr_u, |x, y| fits(y).then(|| x >> y));
    check(infer_shr_s, |x, y| fits(y).then(|| signed(x) >> y));
}

#[test]
fn ranges_of_other_widths_contain_all_numbers() {
    for range in ranges() {
        for number in numbers(&range) {
            assert!(contains(&extend_u(&range, 5), number), "{number} of {range:?}");
            let extended = signed(number) & IntRange::unsigned_max(5);
            assert!(contains(&extend_s(&range, 5), extended), "{number} of {range:?}");
            assert!(contains(&truncate(&range, 2), number & 3), "{number} of {range:?}");
        }
    }
}

#[test]
fn comparisons_of_ranges_hold_for_all_numbers() {
    let all = ranges();
    for predicate in
        [Predicate::Eq, Predicate::Ne, Predicate::Slt, Predicate::Sge, Predicate::Ult, Predicate::Uge]
    {
        let holds = |x: i128, y: i128| match predicate {
            Predicate::Eq => x == y,
            Predicate::Ne => x != y,
            Predicate::Slt => signed(x) < signed(y),
            Predicate::Sge => signed(x) >= signed(y),
            Predicate::Ult => x < y,
            _ => x >= y,
        };
        for a in &all {
            for b in &all {
                let Some(known) = a.compare(predicate, b) else { continue };
                for x in numbers(a) {
                    assert!(
                        numbers(b).into_iter().all(|y| holds(x, y) == known),
                        "{predicate:?} {a:?} {b:?}"
                    );
                }
            }
        }
    }
}
