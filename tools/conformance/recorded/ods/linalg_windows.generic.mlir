#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 7)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 7, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map5 = affine_map<(d0, d1) -> (d0 + d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5 * 7, d3 * 3 + d6 * 11)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 7, d4 * 3 + d7 * 11)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d6)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3, d7)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6 * 7, d3 * 3 + d7 * 11, d4 * 5 + d8 * 13)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3 * 5 + d7 * 13, d8)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3 * 7)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 7, d2)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 7, d2)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3 * 5 + d6 * 13)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3 * 5 + d6 * 13, d7)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4 * 7, d3 * 3 + d5 * 11)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map60 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 7)>
#map61 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3 * 5 + d7 * 13, d4)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg338: tensor<?x?x?xf32>, %arg339: tensor<?x?x?xf32>, %arg340: tensor<?x?x?xf32>, %arg341: i32):
    %157 = "linalg.conv_1d_ncw_fcw"(%arg338, %arg339, %arg340) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg342: f32, %arg343: f32, %arg344: f32):
      %158 = "arith.mulf"(%arg342, %arg343) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %159 = "arith.addf"(%arg344, %158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%159) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg331: tensor<?x?x?xf32>, %arg332: tensor<?x?x?xf32>, %arg333: tensor<?x?x?xf32>, %arg334: i32):
    %154 = "linalg.conv_1d_nwc_wcf"(%arg331, %arg332, %arg333) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg335: f32, %arg336: f32, %arg337: f32):
      %155 = "arith.mulf"(%arg335, %arg336) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %156 = "arith.addf"(%arg337, %155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%156) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map2]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, i32) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg324: tensor<?xf32>, %arg325: tensor<?xf32>, %arg326: tensor<?xf32>, %arg327: i32):
    %151 = "linalg.conv_1d"(%arg324, %arg325, %arg326) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg328: f32, %arg329: f32, %arg330: f32):
      %152 = "arith.mulf"(%arg328, %arg329) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %153 = "arith.addf"(%arg330, %152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%153) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map6, #map7]} : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg317: tensor<?x?x?x?xf32>, %arg318: tensor<?x?x?x?xf32>, %arg319: tensor<?x?x?x?xf32>, %arg320: i32):
    %148 = "linalg.conv_2d_nchw_fchw"(%arg317, %arg318, %arg319) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg321: f32, %arg322: f32, %arg323: f32):
      %149 = "arith.mulf"(%arg321, %arg322) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %150 = "arith.addf"(%arg323, %149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%150) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map10]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nchw_fchw_q"}> ({
  ^bb0(%arg308: tensor<?x?x?x?xi8>, %arg309: tensor<?x?x?x?xi8>, %arg310: tensor<?x?x?x?xi32>, %arg311: i32):
    %141 = "linalg.conv_2d_nchw_fchw_q"(%arg308, %arg309, %arg311, %arg311, %arg310) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg312: i8, %arg313: i8, %arg314: i32, %arg315: i32, %arg316: i32):
      %142 = "arith.extsi"(%arg312) : (i8) -> i32
      %143 = "arith.subi"(%142, %arg314) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %144 = "arith.extsi"(%arg313) : (i8) -> i32
      %145 = "arith.subi"(%144, %arg315) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %146 = "arith.muli"(%143, %145) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %147 = "arith.addi"(%arg316, %146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%147) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg301: tensor<?x?x?x?x?xf32>, %arg302: tensor<?x?x?x?x?xf32>, %arg303: tensor<?x?x?x?x?xf32>, %arg304: i32):
    %138 = "linalg.conv_2d_ngchw_fgchw"(%arg301, %arg302, %arg303) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg305: f32, %arg306: f32, %arg307: f32):
      %139 = "arith.mulf"(%arg305, %arg306) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %140 = "arith.addf"(%arg307, %139) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%140) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg294: tensor<?x?x?x?x?xf32>, %arg295: tensor<?x?x?x?x?xf32>, %arg296: tensor<?x?x?x?x?xf32>, %arg297: i32):
    %135 = "linalg.conv_2d_ngchw_gfchw"(%arg294, %arg295, %arg296) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg298: f32, %arg299: f32, %arg300: f32):
      %136 = "arith.mulf"(%arg298, %arg299) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %137 = "arith.addf"(%arg300, %136) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%137) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map15, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg285: tensor<?x?x?x?x?xi8>, %arg286: tensor<?x?x?x?x?xi8>, %arg287: tensor<?x?x?x?x?xi32>, %arg288: i32):
    %128 = "linalg.conv_2d_ngchw_gfchw_q"(%arg285, %arg286, %arg288, %arg288, %arg287) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg289: i8, %arg290: i8, %arg291: i32, %arg292: i32, %arg293: i32):
      %129 = "arith.extsi"(%arg289) : (i8) -> i32
      %130 = "arith.subi"(%129, %arg291) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %131 = "arith.extsi"(%arg290) : (i8) -> i32
      %132 = "arith.subi"(%131, %arg292) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %133 = "arith.muli"(%130, %132) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %134 = "arith.addi"(%arg293, %133) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%134) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map15, #map16, #map16, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg278: tensor<?x?x?x?xf32>, %arg279: tensor<?x?x?x?xf32>, %arg280: tensor<?x?x?x?xf32>, %arg281: i32):
    %125 = "linalg.conv_2d_nhwc_fhwc"(%arg278, %arg279, %arg280) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg282: f32, %arg283: f32, %arg284: f32):
      %126 = "arith.mulf"(%arg282, %arg283) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %127 = "arith.addf"(%arg284, %126) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%127) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map18, #map10]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg269: tensor<?x?x?x?xi8>, %arg270: tensor<?x?x?x?xi8>, %arg271: tensor<?x?x?x?xi32>, %arg272: i32):
    %118 = "linalg.conv_2d_nhwc_fhwc_q"(%arg269, %arg270, %arg272, %arg272, %arg271) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg273: i8, %arg274: i8, %arg275: i32, %arg276: i32, %arg277: i32):
      %119 = "arith.extsi"(%arg273) : (i8) -> i32
      %120 = "arith.subi"(%119, %arg275) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %121 = "arith.extsi"(%arg274) : (i8) -> i32
      %122 = "arith.subi"(%121, %arg276) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %123 = "arith.muli"(%120, %122) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %124 = "arith.addi"(%arg277, %123) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%124) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map18, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg262: tensor<?x?x?x?xf32>, %arg263: tensor<?x?x?x?xf32>, %arg264: tensor<?x?x?x?xf32>, %arg265: i32):
    %115 = "linalg.conv_2d_nhwc_hwcf"(%arg262, %arg263, %arg264) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg266: f32, %arg267: f32, %arg268: f32):
      %116 = "arith.mulf"(%arg266, %arg267) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %117 = "arith.addf"(%arg268, %116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%117) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map19, #map10]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg253: tensor<?x?x?x?xi8>, %arg254: tensor<?x?x?x?xi8>, %arg255: tensor<?x?x?x?xi32>, %arg256: i32):
    %108 = "linalg.conv_2d_nhwc_hwcf_q"(%arg253, %arg254, %arg256, %arg256, %arg255) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg257: i8, %arg258: i8, %arg259: i32, %arg260: i32, %arg261: i32):
      %109 = "arith.extsi"(%arg257) : (i8) -> i32
      %110 = "arith.subi"(%109, %arg259) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %111 = "arith.extsi"(%arg258) : (i8) -> i32
      %112 = "arith.subi"(%111, %arg260) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %113 = "arith.muli"(%110, %112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %114 = "arith.addi"(%arg261, %113) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%114) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map19, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_nhwgc_gfhwc"}> ({
  ^bb0(%arg246: tensor<?x?x?x?x?xf32>, %arg247: tensor<?x?x?x?x?xf32>, %arg248: tensor<?x?x?x?x?xf32>, %arg249: i32):
    %105 = "linalg.conv_2d_nhwgc_gfhwc"(%arg246, %arg247, %arg248) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg250: f32, %arg251: f32, %arg252: f32):
      %106 = "arith.mulf"(%arg250, %arg251) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %107 = "arith.addf"(%arg252, %106) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%107) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map21, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwgc_gfhwc_q"}> ({
  ^bb0(%arg237: tensor<?x?x?x?x?xi8>, %arg238: tensor<?x?x?x?x?xi8>, %arg239: tensor<?x?x?x?x?xi32>, %arg240: i32):
    %98 = "linalg.conv_2d_nhwgc_gfhwc_q"(%arg237, %arg238, %arg240, %arg240, %arg239) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg241: i8, %arg242: i8, %arg243: i32, %arg244: i32, %arg245: i32):
      %99 = "arith.extsi"(%arg241) : (i8) -> i32
      %100 = "arith.subi"(%99, %arg243) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %101 = "arith.extsi"(%arg242) : (i8) -> i32
      %102 = "arith.subi"(%101, %arg244) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %103 = "arith.muli"(%100, %102) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %104 = "arith.addi"(%arg245, %103) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%104) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map21, #map16, #map16, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, i32) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg230: tensor<?x?xf32>, %arg231: tensor<?x?xf32>, %arg232: tensor<?x?xf32>, %arg233: i32):
    %95 = "linalg.conv_2d"(%arg230, %arg231, %arg232) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: f32, %arg235: f32, %arg236: f32):
      %96 = "arith.mulf"(%arg234, %arg235) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %97 = "arith.addf"(%arg236, %96) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%97) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map23, #map24]} : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg223: tensor<?x?x?x?x?xf32>, %arg224: tensor<?x?x?x?x?xf32>, %arg225: tensor<?x?x?x?x?xf32>, %arg226: i32):
    %92 = "linalg.conv_3d_ncdhw_fcdhw"(%arg223, %arg224, %arg225) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg227: f32, %arg228: f32, %arg229: f32):
      %93 = "arith.mulf"(%arg227, %arg228) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %94 = "arith.addf"(%arg229, %93) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%94) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map25, #map26, #map27]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg216: tensor<?x?x?x?x?xf32>, %arg217: tensor<?x?x?x?x?xf32>, %arg218: tensor<?x?x?x?x?xf32>, %arg219: i32):
    %89 = "linalg.conv_3d_ndhwc_dhwcf"(%arg216, %arg217, %arg218) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg220: f32, %arg221: f32, %arg222: f32):
      %90 = "arith.mulf"(%arg220, %arg221) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %91 = "arith.addf"(%arg222, %90) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%91) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map27]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg207: tensor<?x?x?x?x?xi8>, %arg208: tensor<?x?x?x?x?xi8>, %arg209: tensor<?x?x?x?x?xi32>, %arg210: i32):
    %82 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg207, %arg208, %arg210, %arg210, %arg209) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg211: i8, %arg212: i8, %arg213: i32, %arg214: i32, %arg215: i32):
      %83 = "arith.extsi"(%arg211) : (i8) -> i32
      %84 = "arith.subi"(%83, %arg213) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %85 = "arith.extsi"(%arg212) : (i8) -> i32
      %86 = "arith.subi"(%85, %arg214) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %87 = "arith.muli"(%84, %86) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %88 = "arith.addi"(%arg215, %87) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%88) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map30, #map30, #map27]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg200: tensor<?x?x?xf32>, %arg201: tensor<?x?x?xf32>, %arg202: tensor<?x?x?xf32>, %arg203: i32):
    %79 = "linalg.conv_3d"(%arg200, %arg201, %arg202) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg204: f32, %arg205: f32, %arg206: f32):
      %80 = "arith.mulf"(%arg204, %arg205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %81 = "arith.addf"(%arg206, %80) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%81) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map31, #map32, #map33]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg193: tensor<?x?x?xf32>, %arg194: tensor<?x?xf32>, %arg195: tensor<?x?x?xf32>, %arg196: i32):
    %76 = "linalg.depthwise_conv_1d_ncw_cw"(%arg193, %arg194, %arg195) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg197: f32, %arg198: f32, %arg199: f32):
      %77 = "arith.mulf"(%arg197, %arg198) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %78 = "arith.addf"(%arg199, %77) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%78) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map34, #map23, #map35]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg186: tensor<?x?x?xf32>, %arg187: tensor<?x?xf32>, %arg188: tensor<?x?x?xf32>, %arg189: i32):
    %73 = "linalg.depthwise_conv_1d_nwc_wc"(%arg186, %arg187, %arg188) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg190: f32, %arg191: f32, %arg192: f32):
      %74 = "arith.mulf"(%arg190, %arg191) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %75 = "arith.addf"(%arg192, %74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%75) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map38]} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg179: tensor<?x?x?xf32>, %arg180: tensor<?x?x?xf32>, %arg181: tensor<?x?x?x?xf32>, %arg182: i32):
    %70 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg179, %arg180, %arg181) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg183: f32, %arg184: f32, %arg185: f32):
      %71 = "arith.mulf"(%arg183, %arg184) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %72 = "arith.addf"(%arg185, %71) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%72) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map39, #map40, #map41]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg172: tensor<?x?x?x?xf32>, %arg173: tensor<?x?x?xf32>, %arg174: tensor<?x?x?x?xf32>, %arg175: i32):
    %67 = "linalg.depthwise_conv_2d_nchw_chw"(%arg172, %arg173, %arg174) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg176: f32, %arg177: f32, %arg178: f32):
      %68 = "arith.mulf"(%arg176, %arg177) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %69 = "arith.addf"(%arg178, %68) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%69) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map32, #map43]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg165: tensor<?x?x?x?xf32>, %arg166: tensor<?x?x?xf32>, %arg167: tensor<?x?x?x?xf32>, %arg168: i32):
    %64 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg165, %arg166, %arg167) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg169: f32, %arg170: f32, %arg171: f32):
      %65 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %66 = "arith.addf"(%arg171, %65) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%66) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map45, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg156: tensor<?x?x?x?xi8>, %arg157: tensor<?x?x?xi8>, %arg158: tensor<?x?x?x?xi32>, %arg159: i32):
    %57 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg156, %arg157, %arg159, %arg159, %arg158) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg160: i8, %arg161: i8, %arg162: i32, %arg163: i32, %arg164: i32):
      %58 = "arith.extsi"(%arg160) : (i8) -> i32
      %59 = "arith.subi"(%58, %arg162) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %60 = "arith.extsi"(%arg161) : (i8) -> i32
      %61 = "arith.subi"(%60, %arg163) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %62 = "arith.muli"(%59, %61) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %63 = "arith.addi"(%arg164, %62) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%63) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map45, #map47, #map47, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg149: tensor<?x?x?x?xf32>, %arg150: tensor<?x?x?x?xf32>, %arg151: tensor<?x?x?x?x?xf32>, %arg152: i32):
    %54 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg149, %arg150, %arg151) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg153: f32, %arg154: f32, %arg155: f32):
      %55 = "arith.mulf"(%arg153, %arg154) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %56 = "arith.addf"(%arg155, %55) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%56) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map48, #map49, #map50]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg140: tensor<?x?x?x?xi8>, %arg141: tensor<?x?x?x?xi8>, %arg142: tensor<?x?x?x?x?xi32>, %arg143: i32):
    %47 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg140, %arg141, %arg143, %arg143, %arg142) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg144: i8, %arg145: i8, %arg146: i32, %arg147: i32, %arg148: i32):
      %48 = "arith.extsi"(%arg144) : (i8) -> i32
      %49 = "arith.subi"(%48, %arg146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %50 = "arith.extsi"(%arg145) : (i8) -> i32
      %51 = "arith.subi"(%50, %arg147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %52 = "arith.muli"(%49, %51) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %53 = "arith.addi"(%arg148, %52) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%53) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map48, #map49, #map11, #map11, #map50]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg133: tensor<?x?x?x?x?xf32>, %arg134: tensor<?x?x?x?xf32>, %arg135: tensor<?x?x?x?x?xf32>, %arg136: i32):
    %44 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg133, %arg134, %arg135) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg137: f32, %arg138: f32, %arg139: f32):
      %45 = "arith.mulf"(%arg137, %arg138) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %46 = "arith.addf"(%arg139, %45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%46) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map51, #map52, #map53]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg126: tensor<?x?x?x?x?xf32>, %arg127: tensor<?x?x?x?xf32>, %arg128: tensor<?x?x?x?x?xf32>, %arg129: i32):
    %41 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg126, %arg127, %arg128) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
      %42 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %43 = "arith.addf"(%arg132, %42) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%43) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map54, #map55, #map56]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>, i32) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg119: tensor<?x?x?x?x?xf32>, %arg120: tensor<?x?x?x?x?xf32>, %arg121: tensor<?x?x?x?x?x?xf32>, %arg122: i32):
    %38 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg119, %arg120, %arg121) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg123: f32, %arg124: f32, %arg125: f32):
      %39 = "arith.mulf"(%arg123, %arg124) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %40 = "arith.addf"(%arg125, %39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map57]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg112: tensor<?x?x?x?xf32>, %arg113: tensor<?x?xf32>, %arg114: tensor<?x?x?x?xf32>, %arg115: i32):
    %36 = "linalg.pooling_nchw_max"(%arg112, %arg113, %arg114) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg116: f32, %arg117: f32, %arg118: f32):
      %37 = "arith.maximumf"(%arg118, %arg116) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg105: tensor<?x?x?x?xf32>, %arg106: tensor<?x?xf32>, %arg107: tensor<?x?x?x?xf32>, %arg108: i32):
    %34 = "linalg.pooling_nchw_sum"(%arg105, %arg106, %arg107) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg109: f32, %arg110: f32, %arg111: f32):
      %35 = "arith.addf"(%arg111, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg98: tensor<?x?x?xf32>, %arg99: tensor<?xf32>, %arg100: tensor<?x?x?xf32>, %arg101: i32):
    %32 = "linalg.pooling_ncw_max"(%arg98, %arg99, %arg100) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg102: f32, %arg103: f32, %arg104: f32):
      %33 = "arith.maximumf"(%arg104, %arg102) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%33) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map61, #map38]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg91: tensor<?x?x?xf32>, %arg92: tensor<?xf32>, %arg93: tensor<?x?x?xf32>, %arg94: i32):
    %30 = "linalg.pooling_ncw_sum"(%arg91, %arg92, %arg93) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg95: f32, %arg96: f32, %arg97: f32):
      %31 = "arith.addf"(%arg97, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map61, #map38]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg84: tensor<?x?x?x?x?xf32>, %arg85: tensor<?x?x?xf32>, %arg86: tensor<?x?x?x?x?xf32>, %arg87: i32):
    %28 = "linalg.pooling_ndhwc_max"(%arg84, %arg85, %arg86) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
      %29 = "arith.maximumf"(%arg90, %arg88) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg77: tensor<?x?x?x?x?xf32>, %arg78: tensor<?x?x?xf32>, %arg79: tensor<?x?x?x?x?xf32>, %arg80: i32):
    %26 = "linalg.pooling_ndhwc_min"(%arg77, %arg78, %arg79) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg81: f32, %arg82: f32, %arg83: f32):
      %27 = "arith.minimumf"(%arg83, %arg81) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>, i32) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg70: tensor<?x?x?x?x?xf32>, %arg71: tensor<?x?x?xf32>, %arg72: tensor<?x?x?x?x?xf32>, %arg73: i32):
    %24 = "linalg.pooling_ndhwc_sum"(%arg70, %arg71, %arg72) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg74: f32, %arg75: f32, %arg76: f32):
      %25 = "arith.addf"(%arg76, %arg74) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg63: tensor<?x?x?x?xf32>, %arg64: tensor<?x?xf32>, %arg65: tensor<?x?x?x?xf32>, %arg66: i32):
    %22 = "linalg.pooling_nhwc_max"(%arg63, %arg64, %arg65) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg67: f32, %arg68: f32, %arg69: f32):
      %23 = "arith.maximumf"(%arg69, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%23) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg56: tensor<?x?x?x?xi8>, %arg57: tensor<?x?xi8>, %arg58: tensor<?x?x?x?xi32>, %arg59: i32):
    %19 = "linalg.pooling_nhwc_max_unsigned"(%arg56, %arg57, %arg58) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg60: i8, %arg61: i8, %arg62: i32):
      %20 = "arith.extui"(%arg60) : (i8) -> i32
      %21 = "arith.maxui"(%arg62, %20) : (i32, i32) -> i32
      "linalg.yield"(%21) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg49: tensor<?x?x?x?xf32>, %arg50: tensor<?x?xf32>, %arg51: tensor<?x?x?x?xf32>, %arg52: i32):
    %17 = "linalg.pooling_nhwc_min"(%arg49, %arg50, %arg51) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg53: f32, %arg54: f32, %arg55: f32):
      %18 = "arith.minimumf"(%arg55, %arg53) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg42: tensor<?x?x?x?xi8>, %arg43: tensor<?x?xi8>, %arg44: tensor<?x?x?x?xi32>, %arg45: i32):
    %14 = "linalg.pooling_nhwc_min_unsigned"(%arg42, %arg43, %arg44) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg46: i8, %arg47: i8, %arg48: i32):
      %15 = "arith.extui"(%arg46) : (i8) -> i32
      %16 = "arith.minui"(%arg48, %15) : (i32, i32) -> i32
      "linalg.yield"(%16) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg35: tensor<?x?x?x?xf32>, %arg36: tensor<?x?xf32>, %arg37: tensor<?x?x?x?xf32>, %arg38: i32):
    %12 = "linalg.pooling_nhwc_sum"(%arg35, %arg36, %arg37) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
      %13 = "arith.addf"(%arg41, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg28: tensor<?x?x?xf32>, %arg29: tensor<?xf32>, %arg30: tensor<?x?x?xf32>, %arg31: i32):
    %10 = "linalg.pooling_nwc_max"(%arg28, %arg29, %arg30) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg32: f32, %arg33: f32, %arg34: f32):
      %11 = "arith.maximumf"(%arg34, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg21: tensor<?x?x?xi8>, %arg22: tensor<?xi8>, %arg23: tensor<?x?x?xi32>, %arg24: i32):
    %7 = "linalg.pooling_nwc_max_unsigned"(%arg21, %arg22, %arg23) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg25: i8, %arg26: i8, %arg27: i32):
      %8 = "arith.extui"(%arg25) : (i8) -> i32
      %9 = "arith.maxui"(%arg27, %8) : (i32, i32) -> i32
      "linalg.yield"(%9) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg14: tensor<?x?x?xf32>, %arg15: tensor<?xf32>, %arg16: tensor<?x?x?xf32>, %arg17: i32):
    %5 = "linalg.pooling_nwc_min"(%arg14, %arg15, %arg16) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
      %6 = "arith.minimumf"(%arg20, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%6) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg7: tensor<?x?x?xi8>, %arg8: tensor<?xi8>, %arg9: tensor<?x?x?xi32>, %arg10: i32):
    %2 = "linalg.pooling_nwc_min_unsigned"(%arg7, %arg8, %arg9) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg11: i8, %arg12: i8, %arg13: i32):
      %3 = "arith.extui"(%arg11) : (i8) -> i32
      %4 = "arith.minui"(%arg13, %3) : (i32, i32) -> i32
      "linalg.yield"(%4) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg0: tensor<?x?x?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x?x?xf32>, %arg3: i32):
    %0 = "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %1 = "arith.addf"(%arg6, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xf32>, tensor<?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 7)>
#map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
#map2 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 7, d4)>
#map4 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map5 = affine_map<(d0, d1) -> (d0 + d1)>
#map6 = affine_map<(d0, d1) -> (d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5 * 7, d3 * 3 + d6 * 11)>
#map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
#map10 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 7, d4 * 3 + d7 * 11)>
#map13 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
#map14 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d6)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
#map19 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map20 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3, d7)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6 * 7, d3 * 3 + d7 * 11, d4 * 5 + d8 * 13)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
#map27 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map28 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3 * 5 + d7 * 13, d8)>
#map29 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3 * 7)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
#map36 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 7, d2)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map38 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 7, d2)>
#map40 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map42 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11)>
#map43 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
#map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
#map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3 * 5 + d6 * 13)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3 * 5 + d6 * 13, d7)>
#map55 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
#map56 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
#map57 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
#map58 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4 * 7, d3 * 3 + d5 * 11)>
#map59 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map60 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 7)>
#map61 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map62 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 7, d2 * 3 + d6 * 11, d3 * 5 + d7 * 13, d4)>
#map63 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "conv_1d_ncw_fcw"}> ({
  ^bb0(%arg338: tensor<?x?x?xi8>, %arg339: tensor<?x?x?xi8>, %arg340: tensor<?x?x?xi32>, %arg341: i32):
    %212 = "linalg.conv_1d_ncw_fcw"(%arg338, %arg339, %arg340) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg342: i8, %arg343: i8, %arg344: i32):
      %213 = "arith.extsi"(%arg342) : (i8) -> i32
      %214 = "arith.extsi"(%arg343) : (i8) -> i32
      %215 = "arith.muli"(%213, %214) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %216 = "arith.addi"(%arg344, %215) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%216) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "conv_1d_nwc_wcf"}> ({
  ^bb0(%arg331: tensor<?x?x?xi8>, %arg332: tensor<?x?x?xi8>, %arg333: tensor<?x?x?xi32>, %arg334: i32):
    %207 = "linalg.conv_1d_nwc_wcf"(%arg331, %arg332, %arg333) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg335: i8, %arg336: i8, %arg337: i32):
      %208 = "arith.extsi"(%arg335) : (i8) -> i32
      %209 = "arith.extsi"(%arg336) : (i8) -> i32
      %210 = "arith.muli"(%208, %209) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %211 = "arith.addi"(%arg337, %210) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%211) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map2]} : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?xi8>, tensor<?xi8>, tensor<?xi32>, i32) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg324: tensor<?xi8>, %arg325: tensor<?xi8>, %arg326: tensor<?xi32>, %arg327: i32):
    %202 = "linalg.conv_1d"(%arg324, %arg325, %arg326) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg328: i8, %arg329: i8, %arg330: i32):
      %203 = "arith.extsi"(%arg328) : (i8) -> i32
      %204 = "arith.extsi"(%arg329) : (i8) -> i32
      %205 = "arith.muli"(%203, %204) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %206 = "arith.addi"(%arg330, %205) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%206) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map5, #map6, #map7]} : (tensor<?xi8>, tensor<?xi8>, tensor<?xi32>) -> tensor<?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nchw_fchw"}> ({
  ^bb0(%arg317: tensor<?x?x?x?xi8>, %arg318: tensor<?x?x?x?xi8>, %arg319: tensor<?x?x?x?xi32>, %arg320: i32):
    %197 = "linalg.conv_2d_nchw_fchw"(%arg317, %arg318, %arg319) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg321: i8, %arg322: i8, %arg323: i32):
      %198 = "arith.extsi"(%arg321) : (i8) -> i32
      %199 = "arith.extsi"(%arg322) : (i8) -> i32
      %200 = "arith.muli"(%198, %199) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %201 = "arith.addi"(%arg323, %200) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%201) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nchw_fchw_q"}> ({
  ^bb0(%arg308: tensor<?x?x?x?xi8>, %arg309: tensor<?x?x?x?xi8>, %arg310: tensor<?x?x?x?xi32>, %arg311: i32):
    %190 = "linalg.conv_2d_nchw_fchw_q"(%arg308, %arg309, %arg311, %arg311, %arg310) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg312: i8, %arg313: i8, %arg314: i32, %arg315: i32, %arg316: i32):
      %191 = "arith.extsi"(%arg312) : (i8) -> i32
      %192 = "arith.subi"(%191, %arg314) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %193 = "arith.extsi"(%arg313) : (i8) -> i32
      %194 = "arith.subi"(%193, %arg315) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %195 = "arith.muli"(%192, %194) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %196 = "arith.addi"(%arg316, %195) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%196) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map8, #map9, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_ngchw_fgchw"}> ({
  ^bb0(%arg301: tensor<?x?x?x?x?xi8>, %arg302: tensor<?x?x?x?x?xi8>, %arg303: tensor<?x?x?x?x?xi32>, %arg304: i32):
    %185 = "linalg.conv_2d_ngchw_fgchw"(%arg301, %arg302, %arg303) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg305: i8, %arg306: i8, %arg307: i32):
      %186 = "arith.extsi"(%arg305) : (i8) -> i32
      %187 = "arith.extsi"(%arg306) : (i8) -> i32
      %188 = "arith.muli"(%186, %187) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %189 = "arith.addi"(%arg307, %188) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%189) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map13, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_ngchw_gfchw"}> ({
  ^bb0(%arg294: tensor<?x?x?x?x?xi8>, %arg295: tensor<?x?x?x?x?xi8>, %arg296: tensor<?x?x?x?x?xi32>, %arg297: i32):
    %180 = "linalg.conv_2d_ngchw_gfchw"(%arg294, %arg295, %arg296) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg298: i8, %arg299: i8, %arg300: i32):
      %181 = "arith.extsi"(%arg298) : (i8) -> i32
      %182 = "arith.extsi"(%arg299) : (i8) -> i32
      %183 = "arith.muli"(%181, %182) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %184 = "arith.addi"(%arg300, %183) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%184) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map15, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_ngchw_gfchw_q"}> ({
  ^bb0(%arg285: tensor<?x?x?x?x?xi8>, %arg286: tensor<?x?x?x?x?xi8>, %arg287: tensor<?x?x?x?x?xi32>, %arg288: i32):
    %173 = "linalg.conv_2d_ngchw_gfchw_q"(%arg285, %arg286, %arg288, %arg288, %arg287) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg289: i8, %arg290: i8, %arg291: i32, %arg292: i32, %arg293: i32):
      %174 = "arith.extsi"(%arg289) : (i8) -> i32
      %175 = "arith.subi"(%174, %arg291) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %176 = "arith.extsi"(%arg290) : (i8) -> i32
      %177 = "arith.subi"(%176, %arg292) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %178 = "arith.muli"(%175, %177) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %179 = "arith.addi"(%arg293, %178) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%179) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map12, #map15, #map16, #map16, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_fhwc"}> ({
  ^bb0(%arg278: tensor<?x?x?x?xi8>, %arg279: tensor<?x?x?x?xi8>, %arg280: tensor<?x?x?x?xi32>, %arg281: i32):
    %168 = "linalg.conv_2d_nhwc_fhwc"(%arg278, %arg279, %arg280) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg282: i8, %arg283: i8, %arg284: i32):
      %169 = "arith.extsi"(%arg282) : (i8) -> i32
      %170 = "arith.extsi"(%arg283) : (i8) -> i32
      %171 = "arith.muli"(%169, %170) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %172 = "arith.addi"(%arg284, %171) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%172) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map18, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_fhwc_q"}> ({
  ^bb0(%arg269: tensor<?x?x?x?xi8>, %arg270: tensor<?x?x?x?xi8>, %arg271: tensor<?x?x?x?xi32>, %arg272: i32):
    %161 = "linalg.conv_2d_nhwc_fhwc_q"(%arg269, %arg270, %arg272, %arg272, %arg271) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg273: i8, %arg274: i8, %arg275: i32, %arg276: i32, %arg277: i32):
      %162 = "arith.extsi"(%arg273) : (i8) -> i32
      %163 = "arith.subi"(%162, %arg275) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %164 = "arith.extsi"(%arg274) : (i8) -> i32
      %165 = "arith.subi"(%164, %arg276) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %166 = "arith.muli"(%163, %165) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %167 = "arith.addi"(%arg277, %166) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%167) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map18, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg262: tensor<?x?x?x?xi8>, %arg263: tensor<?x?x?x?xi8>, %arg264: tensor<?x?x?x?xi32>, %arg265: i32):
    %156 = "linalg.conv_2d_nhwc_hwcf"(%arg262, %arg263, %arg264) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg266: i8, %arg267: i8, %arg268: i32):
      %157 = "arith.extsi"(%arg266) : (i8) -> i32
      %158 = "arith.extsi"(%arg267) : (i8) -> i32
      %159 = "arith.muli"(%157, %158) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %160 = "arith.addi"(%arg268, %159) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%160) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map19, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg253: tensor<?x?x?x?xi8>, %arg254: tensor<?x?x?x?xi8>, %arg255: tensor<?x?x?x?xi32>, %arg256: i32):
    %149 = "linalg.conv_2d_nhwc_hwcf_q"(%arg253, %arg254, %arg256, %arg256, %arg255) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg257: i8, %arg258: i8, %arg259: i32, %arg260: i32, %arg261: i32):
      %150 = "arith.extsi"(%arg257) : (i8) -> i32
      %151 = "arith.subi"(%150, %arg259) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %152 = "arith.extsi"(%arg258) : (i8) -> i32
      %153 = "arith.subi"(%152, %arg260) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %154 = "arith.muli"(%151, %153) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %155 = "arith.addi"(%arg261, %154) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%155) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map17, #map19, #map11, #map11, #map10]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwgc_gfhwc"}> ({
  ^bb0(%arg246: tensor<?x?x?x?x?xi8>, %arg247: tensor<?x?x?x?x?xi8>, %arg248: tensor<?x?x?x?x?xi32>, %arg249: i32):
    %144 = "linalg.conv_2d_nhwgc_gfhwc"(%arg246, %arg247, %arg248) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg250: i8, %arg251: i8, %arg252: i32):
      %145 = "arith.extsi"(%arg250) : (i8) -> i32
      %146 = "arith.extsi"(%arg251) : (i8) -> i32
      %147 = "arith.muli"(%145, %146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %148 = "arith.addi"(%arg252, %147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%148) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map21, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwgc_gfhwc_q"}> ({
  ^bb0(%arg237: tensor<?x?x?x?x?xi8>, %arg238: tensor<?x?x?x?x?xi8>, %arg239: tensor<?x?x?x?x?xi32>, %arg240: i32):
    %137 = "linalg.conv_2d_nhwgc_gfhwc_q"(%arg237, %arg238, %arg240, %arg240, %arg239) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg241: i8, %arg242: i8, %arg243: i32, %arg244: i32, %arg245: i32):
      %138 = "arith.extsi"(%arg241) : (i8) -> i32
      %139 = "arith.subi"(%138, %arg243) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %140 = "arith.extsi"(%arg242) : (i8) -> i32
      %141 = "arith.subi"(%140, %arg244) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %142 = "arith.muli"(%139, %141) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %143 = "arith.addi"(%arg245, %142) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%143) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map20, #map21, #map16, #map16, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi32>, i32) -> (), sym_name = "conv_2d"}> ({
  ^bb0(%arg230: tensor<?x?xi8>, %arg231: tensor<?x?xi8>, %arg232: tensor<?x?xi32>, %arg233: i32):
    %132 = "linalg.conv_2d"(%arg230, %arg231, %arg232) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg234: i8, %arg235: i8, %arg236: i32):
      %133 = "arith.extsi"(%arg234) : (i8) -> i32
      %134 = "arith.extsi"(%arg235) : (i8) -> i32
      %135 = "arith.muli"(%133, %134) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %136 = "arith.addi"(%arg236, %135) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%136) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map22, #map23, #map24]} : (tensor<?x?xi8>, tensor<?x?xi8>, tensor<?x?xi32>) -> tensor<?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_3d_ncdhw_fcdhw"}> ({
  ^bb0(%arg223: tensor<?x?x?x?x?xi8>, %arg224: tensor<?x?x?x?x?xi8>, %arg225: tensor<?x?x?x?x?xi32>, %arg226: i32):
    %127 = "linalg.conv_3d_ncdhw_fcdhw"(%arg223, %arg224, %arg225) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg227: i8, %arg228: i8, %arg229: i32):
      %128 = "arith.extsi"(%arg227) : (i8) -> i32
      %129 = "arith.extsi"(%arg228) : (i8) -> i32
      %130 = "arith.muli"(%128, %129) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %131 = "arith.addi"(%arg229, %130) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%131) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map25, #map26, #map27]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_3d_ndhwc_dhwcf"}> ({
  ^bb0(%arg216: tensor<?x?x?x?x?xi8>, %arg217: tensor<?x?x?x?x?xi8>, %arg218: tensor<?x?x?x?x?xi32>, %arg219: i32):
    %122 = "linalg.conv_3d_ndhwc_dhwcf"(%arg216, %arg217, %arg218) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg220: i8, %arg221: i8, %arg222: i32):
      %123 = "arith.extsi"(%arg220) : (i8) -> i32
      %124 = "arith.extsi"(%arg221) : (i8) -> i32
      %125 = "arith.muli"(%123, %124) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %126 = "arith.addi"(%arg222, %125) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%126) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map27]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "conv_3d_ndhwc_dhwcf_q"}> ({
  ^bb0(%arg207: tensor<?x?x?x?x?xi8>, %arg208: tensor<?x?x?x?x?xi8>, %arg209: tensor<?x?x?x?x?xi32>, %arg210: i32):
    %115 = "linalg.conv_3d_ndhwc_dhwcf_q"(%arg207, %arg208, %arg210, %arg210, %arg209) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg211: i8, %arg212: i8, %arg213: i32, %arg214: i32, %arg215: i32):
      %116 = "arith.extsi"(%arg211) : (i8) -> i32
      %117 = "arith.subi"(%116, %arg213) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %118 = "arith.extsi"(%arg212) : (i8) -> i32
      %119 = "arith.subi"(%118, %arg214) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %120 = "arith.muli"(%117, %119) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %121 = "arith.addi"(%arg215, %120) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%121) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map30, #map30, #map27]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "conv_3d"}> ({
  ^bb0(%arg200: tensor<?x?x?xi8>, %arg201: tensor<?x?x?xi8>, %arg202: tensor<?x?x?xi32>, %arg203: i32):
    %110 = "linalg.conv_3d"(%arg200, %arg201, %arg202) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg204: i8, %arg205: i8, %arg206: i32):
      %111 = "arith.extsi"(%arg204) : (i8) -> i32
      %112 = "arith.extsi"(%arg205) : (i8) -> i32
      %113 = "arith.muli"(%111, %112) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %114 = "arith.addi"(%arg206, %113) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%114) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map31, #map32, #map33]} : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_1d_ncw_cw"}> ({
  ^bb0(%arg193: tensor<?x?x?xi8>, %arg194: tensor<?x?xi8>, %arg195: tensor<?x?x?xi32>, %arg196: i32):
    %105 = "linalg.depthwise_conv_1d_ncw_cw"(%arg193, %arg194, %arg195) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg197: i8, %arg198: i8, %arg199: i32):
      %106 = "arith.extsi"(%arg197) : (i8) -> i32
      %107 = "arith.extsi"(%arg198) : (i8) -> i32
      %108 = "arith.muli"(%106, %107) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %109 = "arith.addi"(%arg199, %108) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%109) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map34, #map23, #map35]} : (tensor<?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_1d_nwc_wc"}> ({
  ^bb0(%arg186: tensor<?x?x?xi8>, %arg187: tensor<?x?xi8>, %arg188: tensor<?x?x?xi32>, %arg189: i32):
    %100 = "linalg.depthwise_conv_1d_nwc_wc"(%arg186, %arg187, %arg188) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg190: i8, %arg191: i8, %arg192: i32):
      %101 = "arith.extsi"(%arg190) : (i8) -> i32
      %102 = "arith.extsi"(%arg191) : (i8) -> i32
      %103 = "arith.muli"(%101, %102) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %104 = "arith.addi"(%arg192, %103) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%104) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map37, #map38]} : (tensor<?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_1d_nwc_wcm"}> ({
  ^bb0(%arg179: tensor<?x?x?xi8>, %arg180: tensor<?x?x?xi8>, %arg181: tensor<?x?x?x?xi32>, %arg182: i32):
    %95 = "linalg.depthwise_conv_1d_nwc_wcm"(%arg179, %arg180, %arg181) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg183: i8, %arg184: i8, %arg185: i32):
      %96 = "arith.extsi"(%arg183) : (i8) -> i32
      %97 = "arith.extsi"(%arg184) : (i8) -> i32
      %98 = "arith.muli"(%96, %97) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %99 = "arith.addi"(%arg185, %98) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%99) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map39, #map40, #map41]} : (tensor<?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nchw_chw"}> ({
  ^bb0(%arg172: tensor<?x?x?x?xi8>, %arg173: tensor<?x?x?xi8>, %arg174: tensor<?x?x?x?xi32>, %arg175: i32):
    %90 = "linalg.depthwise_conv_2d_nchw_chw"(%arg172, %arg173, %arg174) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg176: i8, %arg177: i8, %arg178: i32):
      %91 = "arith.extsi"(%arg176) : (i8) -> i32
      %92 = "arith.extsi"(%arg177) : (i8) -> i32
      %93 = "arith.muli"(%91, %92) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %94 = "arith.addi"(%arg178, %93) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%94) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map42, #map32, #map43]} : (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc"}> ({
  ^bb0(%arg165: tensor<?x?x?x?xi8>, %arg166: tensor<?x?x?xi8>, %arg167: tensor<?x?x?x?xi32>, %arg168: i32):
    %85 = "linalg.depthwise_conv_2d_nhwc_hwc"(%arg165, %arg166, %arg167) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg169: i8, %arg170: i8, %arg171: i32):
      %86 = "arith.extsi"(%arg169) : (i8) -> i32
      %87 = "arith.extsi"(%arg170) : (i8) -> i32
      %88 = "arith.muli"(%86, %87) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %89 = "arith.addi"(%arg171, %88) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%89) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map45, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwc_q"}> ({
  ^bb0(%arg156: tensor<?x?x?x?xi8>, %arg157: tensor<?x?x?xi8>, %arg158: tensor<?x?x?x?xi32>, %arg159: i32):
    %78 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%arg156, %arg157, %arg159, %arg159, %arg158) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg160: i8, %arg161: i8, %arg162: i32, %arg163: i32, %arg164: i32):
      %79 = "arith.extsi"(%arg160) : (i8) -> i32
      %80 = "arith.subi"(%79, %arg162) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %81 = "arith.extsi"(%arg161) : (i8) -> i32
      %82 = "arith.subi"(%81, %arg163) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %83 = "arith.muli"(%80, %82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %84 = "arith.addi"(%arg164, %83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%84) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map45, #map47, #map47, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm"}> ({
  ^bb0(%arg149: tensor<?x?x?x?xi8>, %arg150: tensor<?x?x?x?xi8>, %arg151: tensor<?x?x?x?x?xi32>, %arg152: i32):
    %73 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%arg149, %arg150, %arg151) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg153: i8, %arg154: i8, %arg155: i32):
      %74 = "arith.extsi"(%arg153) : (i8) -> i32
      %75 = "arith.extsi"(%arg154) : (i8) -> i32
      %76 = "arith.muli"(%74, %75) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %77 = "arith.addi"(%arg155, %76) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%77) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map48, #map49, #map50]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_2d_nhwc_hwcm_q"}> ({
  ^bb0(%arg140: tensor<?x?x?x?xi8>, %arg141: tensor<?x?x?x?xi8>, %arg142: tensor<?x?x?x?x?xi32>, %arg143: i32):
    %66 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%arg140, %arg141, %arg143, %arg143, %arg142) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg144: i8, %arg145: i8, %arg146: i32, %arg147: i32, %arg148: i32):
      %67 = "arith.extsi"(%arg144) : (i8) -> i32
      %68 = "arith.subi"(%67, %arg146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %69 = "arith.extsi"(%arg145) : (i8) -> i32
      %70 = "arith.subi"(%69, %arg147) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %71 = "arith.muli"(%68, %70) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %72 = "arith.addi"(%arg148, %71) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%72) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map48, #map49, #map11, #map11, #map50]} : (tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_3d_ncdhw_cdhw"}> ({
  ^bb0(%arg133: tensor<?x?x?x?x?xi8>, %arg134: tensor<?x?x?x?xi8>, %arg135: tensor<?x?x?x?x?xi32>, %arg136: i32):
    %61 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%arg133, %arg134, %arg135) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg137: i8, %arg138: i8, %arg139: i32):
      %62 = "arith.extsi"(%arg137) : (i8) -> i32
      %63 = "arith.extsi"(%arg138) : (i8) -> i32
      %64 = "arith.muli"(%62, %63) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %65 = "arith.addi"(%arg139, %64) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%65) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map51, #map52, #map53]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwc"}> ({
  ^bb0(%arg126: tensor<?x?x?x?x?xi8>, %arg127: tensor<?x?x?x?xi8>, %arg128: tensor<?x?x?x?x?xi32>, %arg129: i32):
    %56 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%arg126, %arg127, %arg128) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg130: i8, %arg131: i8, %arg132: i32):
      %57 = "arith.extsi"(%arg130) : (i8) -> i32
      %58 = "arith.extsi"(%arg131) : (i8) -> i32
      %59 = "arith.muli"(%57, %58) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %60 = "arith.addi"(%arg132, %59) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%60) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map54, #map55, #map56]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?x?xi32>, i32) -> (), sym_name = "depthwise_conv_3d_ndhwc_dhwcm"}> ({
  ^bb0(%arg119: tensor<?x?x?x?x?xi8>, %arg120: tensor<?x?x?x?x?xi8>, %arg121: tensor<?x?x?x?x?x?xi32>, %arg122: i32):
    %51 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%arg119, %arg120, %arg121) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg123: i8, %arg124: i8, %arg125: i32):
      %52 = "arith.extsi"(%arg123) : (i8) -> i32
      %53 = "arith.extsi"(%arg124) : (i8) -> i32
      %54 = "arith.muli"(%52, %53) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %55 = "arith.addi"(%arg125, %54) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%55) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map28, #map29, #map57]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?x?xi32>) -> tensor<?x?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nchw_max"}> ({
  ^bb0(%arg112: tensor<?x?x?x?xi8>, %arg113: tensor<?x?xi8>, %arg114: tensor<?x?x?x?xi32>, %arg115: i32):
    %48 = "linalg.pooling_nchw_max"(%arg112, %arg113, %arg114) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg116: i8, %arg117: i8, %arg118: i32):
      %49 = "arith.extsi"(%arg116) : (i8) -> i32
      %50 = "arith.maxsi"(%arg118, %49) : (i32, i32) -> i32
      "linalg.yield"(%50) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nchw_sum"}> ({
  ^bb0(%arg105: tensor<?x?x?x?xi8>, %arg106: tensor<?x?xi8>, %arg107: tensor<?x?x?x?xi32>, %arg108: i32):
    %45 = "linalg.pooling_nchw_sum"(%arg105, %arg106, %arg107) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg109: i8, %arg110: i8, %arg111: i32):
      %46 = "arith.extsi"(%arg109) : (i8) -> i32
      %47 = "arith.addi"(%arg111, %46) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%47) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map58, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_ncw_max"}> ({
  ^bb0(%arg98: tensor<?x?x?xi8>, %arg99: tensor<?xi8>, %arg100: tensor<?x?x?xi32>, %arg101: i32):
    %42 = "linalg.pooling_ncw_max"(%arg98, %arg99, %arg100) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg102: i8, %arg103: i8, %arg104: i32):
      %43 = "arith.extsi"(%arg102) : (i8) -> i32
      %44 = "arith.maxsi"(%arg104, %43) : (i32, i32) -> i32
      "linalg.yield"(%44) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_ncw_sum"}> ({
  ^bb0(%arg91: tensor<?x?x?xi8>, %arg92: tensor<?xi8>, %arg93: tensor<?x?x?xi32>, %arg94: i32):
    %39 = "linalg.pooling_ncw_sum"(%arg91, %arg92, %arg93) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg95: i8, %arg96: i8, %arg97: i32):
      %40 = "arith.extsi"(%arg95) : (i8) -> i32
      %41 = "arith.addi"(%arg97, %40) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%41) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map60, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "pooling_ndhwc_max"}> ({
  ^bb0(%arg84: tensor<?x?x?x?x?xi8>, %arg85: tensor<?x?x?xi8>, %arg86: tensor<?x?x?x?x?xi32>, %arg87: i32):
    %36 = "linalg.pooling_ndhwc_max"(%arg84, %arg85, %arg86) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg88: i8, %arg89: i8, %arg90: i32):
      %37 = "arith.extsi"(%arg88) : (i8) -> i32
      %38 = "arith.maxsi"(%arg90, %37) : (i32, i32) -> i32
      "linalg.yield"(%38) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "pooling_ndhwc_min"}> ({
  ^bb0(%arg77: tensor<?x?x?x?x?xi8>, %arg78: tensor<?x?x?xi8>, %arg79: tensor<?x?x?x?x?xi32>, %arg80: i32):
    %33 = "linalg.pooling_ndhwc_min"(%arg77, %arg78, %arg79) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg81: i8, %arg82: i8, %arg83: i32):
      %34 = "arith.extsi"(%arg81) : (i8) -> i32
      %35 = "arith.minsi"(%arg83, %34) : (i32, i32) -> i32
      "linalg.yield"(%35) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>, i32) -> (), sym_name = "pooling_ndhwc_sum"}> ({
  ^bb0(%arg70: tensor<?x?x?x?x?xi8>, %arg71: tensor<?x?x?xi8>, %arg72: tensor<?x?x?x?x?xi32>, %arg73: i32):
    %30 = "linalg.pooling_ndhwc_sum"(%arg70, %arg71, %arg72) <{dilations = dense<[7, 11, 13]> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3, 5]> : tensor<3xi64>}> ({
    ^bb0(%arg74: i8, %arg75: i8, %arg76: i32):
      %31 = "arith.extsi"(%arg74) : (i8) -> i32
      %32 = "arith.addi"(%arg76, %31) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%32) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map62, #map63, #map14]} : (tensor<?x?x?x?x?xi8>, tensor<?x?x?xi8>, tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg63: tensor<?x?x?x?xi8>, %arg64: tensor<?x?xi8>, %arg65: tensor<?x?x?x?xi32>, %arg66: i32):
    %27 = "linalg.pooling_nhwc_max"(%arg63, %arg64, %arg65) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg67: i8, %arg68: i8, %arg69: i32):
      %28 = "arith.extsi"(%arg67) : (i8) -> i32
      %29 = "arith.maxsi"(%arg69, %28) : (i32, i32) -> i32
      "linalg.yield"(%29) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_max_unsigned"}> ({
  ^bb0(%arg56: tensor<?x?x?x?xi8>, %arg57: tensor<?x?xi8>, %arg58: tensor<?x?x?x?xi32>, %arg59: i32):
    %24 = "linalg.pooling_nhwc_max_unsigned"(%arg56, %arg57, %arg58) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg60: i8, %arg61: i8, %arg62: i32):
      %25 = "arith.extui"(%arg60) : (i8) -> i32
      %26 = "arith.maxui"(%arg62, %25) : (i32, i32) -> i32
      "linalg.yield"(%26) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_min"}> ({
  ^bb0(%arg49: tensor<?x?x?x?xi8>, %arg50: tensor<?x?xi8>, %arg51: tensor<?x?x?x?xi32>, %arg52: i32):
    %21 = "linalg.pooling_nhwc_min"(%arg49, %arg50, %arg51) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg53: i8, %arg54: i8, %arg55: i32):
      %22 = "arith.extsi"(%arg53) : (i8) -> i32
      %23 = "arith.minsi"(%arg55, %22) : (i32, i32) -> i32
      "linalg.yield"(%23) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_min_unsigned"}> ({
  ^bb0(%arg42: tensor<?x?x?x?xi8>, %arg43: tensor<?x?xi8>, %arg44: tensor<?x?x?x?xi32>, %arg45: i32):
    %18 = "linalg.pooling_nhwc_min_unsigned"(%arg42, %arg43, %arg44) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg46: i8, %arg47: i8, %arg48: i32):
      %19 = "arith.extui"(%arg46) : (i8) -> i32
      %20 = "arith.minui"(%arg48, %19) : (i32, i32) -> i32
      "linalg.yield"(%20) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>, i32) -> (), sym_name = "pooling_nhwc_sum"}> ({
  ^bb0(%arg35: tensor<?x?x?x?xi8>, %arg36: tensor<?x?xi8>, %arg37: tensor<?x?x?x?xi32>, %arg38: i32):
    %15 = "linalg.pooling_nhwc_sum"(%arg35, %arg36, %arg37) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg39: i8, %arg40: i8, %arg41: i32):
      %16 = "arith.extsi"(%arg39) : (i8) -> i32
      %17 = "arith.addi"(%arg41, %16) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%17) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map44, #map59, #map46]} : (tensor<?x?x?x?xi8>, tensor<?x?xi8>, tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_max"}> ({
  ^bb0(%arg28: tensor<?x?x?xi8>, %arg29: tensor<?xi8>, %arg30: tensor<?x?x?xi32>, %arg31: i32):
    %12 = "linalg.pooling_nwc_max"(%arg28, %arg29, %arg30) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg32: i8, %arg33: i8, %arg34: i32):
      %13 = "arith.extsi"(%arg32) : (i8) -> i32
      %14 = "arith.maxsi"(%arg34, %13) : (i32, i32) -> i32
      "linalg.yield"(%14) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_max_unsigned"}> ({
  ^bb0(%arg21: tensor<?x?x?xi8>, %arg22: tensor<?xi8>, %arg23: tensor<?x?x?xi32>, %arg24: i32):
    %9 = "linalg.pooling_nwc_max_unsigned"(%arg21, %arg22, %arg23) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg25: i8, %arg26: i8, %arg27: i32):
      %10 = "arith.extui"(%arg25) : (i8) -> i32
      %11 = "arith.maxui"(%arg27, %10) : (i32, i32) -> i32
      "linalg.yield"(%11) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_min"}> ({
  ^bb0(%arg14: tensor<?x?x?xi8>, %arg15: tensor<?xi8>, %arg16: tensor<?x?x?xi32>, %arg17: i32):
    %6 = "linalg.pooling_nwc_min"(%arg14, %arg15, %arg16) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg18: i8, %arg19: i8, %arg20: i32):
      %7 = "arith.extsi"(%arg18) : (i8) -> i32
      %8 = "arith.minsi"(%arg20, %7) : (i32, i32) -> i32
      "linalg.yield"(%8) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_min_unsigned"}> ({
  ^bb0(%arg7: tensor<?x?x?xi8>, %arg8: tensor<?xi8>, %arg9: tensor<?x?x?xi32>, %arg10: i32):
    %3 = "linalg.pooling_nwc_min_unsigned"(%arg7, %arg8, %arg9) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg11: i8, %arg12: i8, %arg13: i32):
      %4 = "arith.extui"(%arg11) : (i8) -> i32
      %5 = "arith.minui"(%arg13, %4) : (i32, i32) -> i32
      "linalg.yield"(%5) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>, i32) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg0: tensor<?x?x?xi8>, %arg1: tensor<?xi8>, %arg2: tensor<?x?x?xi32>, %arg3: i32):
    %0 = "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg4: i8, %arg5: i8, %arg6: i32):
      %1 = "arith.extsi"(%arg4) : (i8) -> i32
      %2 = "arith.addi"(%arg6, %1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%2) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map36, #map61, #map38]} : (tensor<?x?x?xi8>, tensor<?xi8>, tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 7, d2)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?xf16>, tensor<?xf16>, tensor<?xf32>, i32) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg14: tensor<?xf16>, %arg15: tensor<?xf16>, %arg16: tensor<?xf32>, %arg17: i32):
    %6 = "linalg.conv_1d"(%arg14, %arg15, %arg16) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg18: f16, %arg19: f16, %arg20: f32):
      %7 = "arith.extf"(%arg18) : (f16) -> f32
      %8 = "arith.extf"(%arg19) : (f16) -> f32
      %9 = "arith.mulf"(%7, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg20, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?xf16>, tensor<?xf16>, tensor<?xf32>) -> tensor<?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf16>, tensor<?x?xf16>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg7: tensor<?x?x?x?xf16>, %arg8: tensor<?x?xf16>, %arg9: tensor<?x?x?x?xf32>, %arg10: i32):
    %3 = "linalg.pooling_nhwc_max"(%arg7, %arg8, %arg9) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg11: f16, %arg12: f16, %arg13: f32):
      %4 = "arith.extf"(%arg11) : (f16) -> f32
      %5 = "arith.maximumf"(%arg13, %4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%5) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (tensor<?x?x?x?xf16>, tensor<?x?xf16>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?xf16>, tensor<?xf16>, tensor<?x?x?xf32>, i32) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg0: tensor<?x?x?xf16>, %arg1: tensor<?xf16>, %arg2: tensor<?x?x?xf32>, %arg3: i32):
    %0 = "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg4: f16, %arg5: f16, %arg6: f32):
      %1 = "arith.extf"(%arg4) : (f16) -> f32
      %2 = "arith.addf"(%arg6, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map6, #map7, #map8]} : (tensor<?x?x?xf16>, tensor<?xf16>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 7, d2 * 3 + d5 * 11, d6)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 7, d2)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?xf32>, memref<?xf32>, memref<?xf32>, i32) -> (), sym_name = "conv_1d"}> ({
  ^bb0(%arg16: memref<?xf32>, %arg17: memref<?xf32>, %arg18: memref<?xf32>, %arg19: i32):
    "linalg.conv_1d"(%arg16, %arg17, %arg18) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32, %arg22: f32):
      %7 = "arith.mulf"(%arg20, %arg21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg22, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, memref<?x?x?x?xi32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf_q"}> ({
  ^bb0(%arg7: memref<?x?x?x?xi8>, %arg8: memref<?x?x?x?xi8>, %arg9: memref<?x?x?x?xi32>, %arg10: i32):
    "linalg.conv_2d_nhwc_hwcf_q"(%arg7, %arg8, %arg10, %arg10, %arg9) <{dilations = dense<[7, 11]> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<[2, 3]> : tensor<2xi64>}> ({
    ^bb0(%arg11: i8, %arg12: i8, %arg13: i32, %arg14: i32, %arg15: i32):
      %1 = "arith.extsi"(%arg11) : (i8) -> i32
      %2 = "arith.subi"(%1, %arg13) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %3 = "arith.extsi"(%arg12) : (i8) -> i32
      %4 = "arith.subi"(%3, %arg14) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %5 = "arith.muli"(%2, %4) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      %6 = "arith.addi"(%arg15, %5) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "linalg.yield"(%6) : (i32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5, #map5, #map6]} : (memref<?x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32, memref<?x?x?x?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>, i32) -> (), sym_name = "pooling_nwc_sum"}> ({
  ^bb0(%arg0: memref<?x?x?xf32>, %arg1: memref<?xf32>, %arg2: memref<?x?x?xf32>, %arg3: i32):
    "linalg.pooling_nwc_sum"(%arg0, %arg1, %arg2) <{dilations = dense<7> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %0 = "arith.addf"(%arg6, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%0) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----
#map = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 + d4, d2 + d5, d6)>
#map1 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
#map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "conv_2d_nhwc_hwcf"}> ({
  ^bb0(%arg7: tensor<?x?x?x?xf32>, %arg8: tensor<?x?x?x?xf32>, %arg9: tensor<?x?x?x?xf32>, %arg10: i32):
    %2 = "linalg.conv_2d_nhwc_hwcf"(%arg7, %arg8, %arg9) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32, %arg13: f32):
      %3 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %4 = "arith.addf"(%arg13, %3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%4) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map, #map1, #map2]} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>, i32) -> (), sym_name = "pooling_nhwc_max"}> ({
  ^bb0(%arg0: tensor<?x?x?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?x?x?xf32>, %arg3: i32):
    %0 = "linalg.pooling_nhwc_max"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg4: f32, %arg5: f32, %arg6: f32):
      %1 = "arith.maximumf"(%arg6, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%1) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [#map3, #map4, #map5]} : (tensor<?x?x?x?xf32>, tensor<?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

