module {
  func.func @t1(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t6(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.addi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t11(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.addi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t16(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.subi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t21(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.subi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t27(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @t32(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.muli %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t37(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.muli %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t42(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t47(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.divsi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t53(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.divui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t58(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.divui %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t63(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.divui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t68(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t73(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.ceildivsi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t79(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.ceildivui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t84(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.ceildivui %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t89(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.ceildivui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t94(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t99(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.floordivsi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t105(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.remsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t110(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.remsi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t115(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.remsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t120(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @t125(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.remui %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t131(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @t136(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t141(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.andi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t146(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.ori %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t151(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.ori %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t157(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t162(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.xori %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t167(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.xori %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t172(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.shli %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t177(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.shli %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t183(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t188(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.shrsi %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t193(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    %0 = arith.shrsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t198(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.shrui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t203(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.shrui %cst, %arg0 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t209(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.maxsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t214(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.maxsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t219(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2147483647> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @t224(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.maxui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t229(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.maxui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t235(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %0 = arith.minsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t240(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<-1> : vector<4xi32>
    %0 = arith.minsi %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t245(%arg0: vector<4xi32>) -> vector<4xi32> {
    return %arg0 : vector<4xi32>
  }
  func.func @t250(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<1> : vector<4xi32>
    %0 = arith.minui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @t255(%arg0: vector<4xi32>) -> vector<4xi32> {
    %cst = arith.constant dense<2> : vector<4xi32>
    %0 = arith.minui %arg0, %cst : vector<4xi32>
    return %0 : vector<4xi32>
  }
}

// -----
module {
  func.func @t1(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t6(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.addi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t11(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.addi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t16(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.subi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t22(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.subi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t27(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t32(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.muli %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t38(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.muli %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t43(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.divsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t48(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.divsi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t54(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    %0 = arith.divui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t59(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.divui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t64(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.divui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t69(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.ceildivsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t75(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.ceildivsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t80(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    %0 = arith.ceildivui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t85(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.ceildivui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t91(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %0 = arith.ceildivui %arg0, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t96(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.floordivsi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t101(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.floordivsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t107(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t112(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.remsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t117(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %0 = arith.remsi %arg0, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t123(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.remui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t128(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.remui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t133(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.andi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t138(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.andi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t144(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t149(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    return %cst : vector<2x2xi8>
  }
  func.func @t154(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.ori %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t160(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.xori %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t165(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.xori %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t170(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t176(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.shli %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t181(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.shli %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t186(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.shrsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t192(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-128> : vector<2x2xi8>
    %0 = arith.shrsi %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t197(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    %0 = arith.shrui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t202(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.shrui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t207(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<127> : vector<2x2xi8>
    %0 = arith.shrui %cst, %arg0 : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t213(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.maxsi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t218(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t223(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t229(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.maxui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t234(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t239(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<-1> : vector<2x2xi8>
    %0 = arith.minsi %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t245(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    return %arg0 : vector<2x2xi8>
  }
  func.func @t250(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<1> : vector<2x2xi8>
    %0 = arith.minui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
  func.func @t255(%arg0: vector<2x2xi8>) -> vector<2x2xi8> {
    %cst = arith.constant dense<2> : vector<2x2xi8>
    %0 = arith.minui %arg0, %cst : vector<2x2xi8>
    return %0 : vector<2x2xi8>
  }
}

// -----
module {
  func.func @t1(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t2(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t4(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.addi %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t6(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t8(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.subi %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t10(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t12(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t14(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t16(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.divsi %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t17(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.divsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t19(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.divsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t21(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.divui %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t23(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t25(%arg0: vector<4xi1>) -> vector<4xi1> {
    %0 = arith.divui %arg0, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t27(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.ceildivsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t29(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.ceildivsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t31(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.ceildivui %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t33(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t34(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.ceildivui %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t36(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.floordivsi %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t38(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t40(%arg0: vector<4xi1>) -> vector<4xi1> {
    %0 = arith.floordivsi %arg0, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t42(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.remsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t44(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.remsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t46(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.remui %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t48(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t50(%arg0: vector<4xi1>) -> vector<4xi1> {
    %0 = arith.remui %arg0, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t51(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t53(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t55(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t57(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t59(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t61(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t63(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.xori %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t65(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t67(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.shli %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t68(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.shli %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t70(%arg0: vector<4xi1>) -> vector<4xi1> {
    %0 = arith.shli %arg0, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t72(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    %0 = arith.shrsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t74(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.shrsi %cst, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t76(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t78(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = arith.shrui %arg0, %cst : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t80(%arg0: vector<4xi1>) -> vector<4xi1> {
    %0 = arith.shrui %arg0, %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @t82(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t84(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t85(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t87(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t89(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t91(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t93(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<true> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t95(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
  func.func @t97(%arg0: vector<4xi1>) -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @t99(%arg0: vector<4xi1>) -> vector<4xi1> {
    return %arg0 : vector<4xi1>
  }
}

