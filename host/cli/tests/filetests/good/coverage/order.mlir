func.func @buy(%price: i32) {
  %receipt = shop.buy(%price)
  return
}

// -----

func.func @sell(%price: i32) {
  shop.sell %price as i32
  return
}

// -----

func.func @both(%price: i32) {
  %receipt = shop.buy(%price)
  shop.sell %receipt as i32
  return
}

// -----

func.func @again(%price: i32) {
  shop.sell %price as i32
  return
}

// -----

func.func @record(%price: i32) {
  %sum = shop.add %price, %price : i32
  audit.record %sum : i32
  "audit.end"() : () -> ()
  return
}

// -----

func.func @unknown() {
  shop.steal
}

// -----

func.func @wrong(%price: i32) {
  // expected-error@+1 {{operand}}
  audit.record : i32
}
