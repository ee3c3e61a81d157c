func.func @order(%prices: tensor<4xi32>, %totals: memref<4xi32>, %at: index) {
  %price = tensor.extract %prices[%at] : tensor<4xi32>
  %sum = shop.add %price, %price : i32
  %unused = shop.price 5
  audit.record %price as "none" : i32
  audit.record %sum as "sum" : i32
  memref.store %sum, %totals[%at] : memref<4xi32>
  return
}
