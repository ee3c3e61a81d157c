//! Bodies and indexing maps of named operations.

use super::body::Body;

const MAX: Body = Body::Pool { float: "arith.maximumf", integer: "arith.maxsi", unsigned: false };
const MIN: Body = Body::Pool { float: "arith.minimumf", integer: "arith.minsi", unsigned: false };
const SUM: Body = Body::Pool { float: "arith.addf", integer: "arith.addi", unsigned: false };
const MAX_UNSIGNED: Body = Body::Pool { float: "arith.maximumf", integer: "arith.maxui", unsigned: true };
const MIN_UNSIGNED: Body = Body::Pool { float: "arith.minimumf", integer: "arith.minui", unsigned: true };

/// Representation of the indexing maps of an operation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::linalg) enum Maps {
    /// Derived from the operands' ranks.
    None,
    /// In an attribute that is printed if it differs from these letters, a word per operand.
    Default(&'static str, &'static str),
    /// In an attribute that is always printed.
    Given,
    /// In an attribute that is not printed: the loops' letters, then a word per operand.
    Kept(&'static str, &'static str),
}

/// A named operation.
pub(in crate::linalg) struct Named {
    pub(in crate::linalg) name: &'static str,
    pub(in crate::linalg) body: Body,
    pub(in crate::linalg) maps: Maps,
}

const fn plain(name: &'static str, body: Body) -> Named {
    Named { name, body, maps: Maps::None }
}

const fn kept(name: &'static str, loops: &'static str, operands: &'static str, body: Body) -> Named {
    Named { name, body, maps: Maps::Kept(loops, operands) }
}

const fn product(name: &'static str, maps: Maps) -> Named {
    Named { name, body: Body::MulAdd, maps }
}

/// All named operations.
pub(in crate::linalg) const NAMED: &[Named] = &[
    plain("linalg.abs", Body::Unary("math.absf")),
    plain("linalg.add", Body::Binary("arith.addf", "arith.addi")),
    plain("linalg.ceil", Body::Unary("math.ceil")),
    plain("linalg.copy", Body::Copy),
    plain("linalg.div", Body::Binary("arith.divf", "arith.divsi")),
    plain("linalg.div_unsigned", Body::Binary("", "arith.divui")),
    plain("linalg.erf", Body::Unary("math.erf")),
    plain("linalg.exp", Body::Unary("math.exp")),
    plain("linalg.fill", Body::Copy),
    kept("linalg.fill_rng_2d", "mn", ",,,mn", Body::Random),
    plain("linalg.floor", Body::Unary("math.floor")),
    plain("linalg.log", Body::Unary("math.log")),
    plain("linalg.max", Body::Binary("arith.maximumf", "arith.maxsi")),
    plain("linalg.min", Body::Binary("arith.minimumf", "arith.minsi")),
    plain("linalg.mul", Body::Binary("arith.mulf", "arith.muli")),
    plain("linalg.negf", Body::Unary("arith.negf")),
    plain("linalg.powf", Body::Binary("math.powf", "")),
    plain("linalg.reciprocal", Body::Reciprocal),
    plain("linalg.round", Body::Unary("math.round")),
    plain("linalg.rsqrt", Body::Unary("math.rsqrt")),
    plain("linalg.select", Body::Select),
    plain("linalg.sqrt", Body::Unary("math.sqrt")),
    plain("linalg.square", Body::Square),
    plain("linalg.sub", Body::Binary("arith.subf", "arith.subi")),
    plain("linalg.tanh", Body::Unary("math.tanh")),
    product("linalg.batch_matmul", Maps::Default("bmnk", "bmk,bkn,bmn")),
    product("linalg.batch_matvec", Maps::Kept("bmk", "bmk,bk,bm")),
    product("linalg.batch_mmt4d", Maps::Kept("bmnkMNK", "bmkMK,bnkNK,bmnMN")),
    product("linalg.batch_reduce_matmul", Maps::Default("bmnk", "bmk,bkn,mn")),
    product("linalg.batch_vecmat", Maps::Kept("bnk", "bk,bkn,bn")),
    product("linalg.contract", Maps::Given),
    product("linalg.dot", Maps::Kept("k", "k,k,")),
    product("linalg.matmul", Maps::Default("mnk", "mk,kn,mn")),
    product("linalg.matvec", Maps::Kept("mk", "mk,k,m")),
    product("linalg.mmt4d", Maps::Kept("mnkMNK", "mkMK,nkNK,mnMN")),
    product("linalg.vecmat", Maps::Kept("nk", "k,kn,n")),
    kept("linalg.quantized_batch_matmul", "bmnk", "bmk,bkn,,,bmn", Body::Quantized),
    kept("linalg.quantized_matmul", "mnk", "mk,kn,,,mn", Body::Quantized),
    kept("linalg.conv_1d", "wx", "W,x,w", Body::MulAdd),
    kept("linalg.conv_1d_ncw_fcw", "nfwcx", "ncW,fcx,nfw", Body::MulAdd),
    kept("linalg.conv_1d_nwc_wcf", "nwfxc", "nWc,xcf,nwf", Body::MulAdd),
    kept("linalg.conv_2d", "hwyx", "HW,yx,hw", Body::MulAdd),
    kept("linalg.conv_2d_nchw_fchw", "nfhwcyx", "ncHW,fcyx,nfhw", Body::MulAdd),
    kept("linalg.conv_2d_nchw_fchw_q", "nfhwcyx", "ncHW,fcyx,,,nfhw", Body::Quantized),
    kept("linalg.conv_2d_ngchw_fgchw", "ngfhwcyx", "ngcHW,fgcyx,ngfhw", Body::MulAdd),
    kept("linalg.conv_2d_ngchw_gfchw", "ngfhwcyx", "ngcHW,gfcyx,ngfhw", Body::MulAdd),
    kept("linalg.conv_2d_ngchw_gfchw_q", "ngfhwcyx", "ngcHW,gfcyx,,,ngfhw", Body::Quantized),
    kept("linalg.conv_2d_nhwc_fhwc", "nhwfyxc", "nHWc,fyxc,nhwf", Body::MulAdd),
    kept("linalg.conv_2d_nhwc_fhwc_q", "nhwfyxc", "nHWc,fyxc,,,nhwf", Body::Quantized),
    kept("linalg.conv_2d_nhwc_hwcf", "nhwfyxc", "nHWc,yxcf,nhwf", Body::MulAdd),
    kept("linalg.conv_2d_nhwc_hwcf_q", "nhwfyxc", "nHWc,yxcf,,,nhwf", Body::Quantized),
    kept("linalg.conv_2d_nhwgc_gfhwc", "nhwgfyxc", "nHWgc,gfyxc,nhwgf", Body::MulAdd),
    kept("linalg.conv_2d_nhwgc_gfhwc_q", "nhwgfyxc", "nHWgc,gfyxc,,,nhwgf", Body::Quantized),
    kept("linalg.conv_3d", "dhwzyx", "DHW,zyx,dhw", Body::MulAdd),
    kept("linalg.conv_3d_ncdhw_fcdhw", "nfdhwczyx", "ncDHW,fczyx,nfdhw", Body::MulAdd),
    kept("linalg.conv_3d_ndhwc_dhwcf", "ndhwfzyxc", "nDHWc,zyxcf,ndhwf", Body::MulAdd),
    kept("linalg.conv_3d_ndhwc_dhwcf_q", "ndhwfzyxc", "nDHWc,zyxcf,,,ndhwf", Body::Quantized),
    kept("linalg.depthwise_conv_1d_ncw_cw", "nwcx", "ncW,cx,ncw", Body::MulAdd),
    kept("linalg.depthwise_conv_1d_nwc_wc", "nwcx", "nWc,xc,nwc", Body::MulAdd),
    kept("linalg.depthwise_conv_1d_nwc_wcm", "nwcmx", "nWc,xcm,nwcm", Body::MulAdd),
    kept("linalg.depthwise_conv_2d_nchw_chw", "nhwcyx", "ncHW,cyx,nchw", Body::MulAdd),
    kept("linalg.depthwise_conv_2d_nhwc_hwc", "nhwcyx", "nHWc,yxc,nhwc", Body::MulAdd),
    kept("linalg.depthwise_conv_2d_nhwc_hwc_q", "nhwcyx", "nHWc,yxc,,,nhwc", Body::Quantized),
    kept("linalg.depthwise_conv_2d_nhwc_hwcm", "nhwcmyx", "nHWc,yxcm,nhwcm", Body::MulAdd),
    kept("linalg.depthwise_conv_2d_nhwc_hwcm_q", "nhwcmyx", "nHWc,yxcm,,,nhwcm", Body::Quantized),
    kept("linalg.depthwise_conv_3d_ncdhw_cdhw", "ndhwzyxc", "ncDHW,czyx,ncdhw", Body::MulAdd),
    kept("linalg.depthwise_conv_3d_ndhwc_dhwc", "ndhwzyxc", "nDHWc,zyxc,ndhwc", Body::MulAdd),
    kept("linalg.depthwise_conv_3d_ndhwc_dhwcm", "ndhwmzyxc", "nDHWc,zyxcm,ndhwcm", Body::MulAdd),
    kept("linalg.pooling_nchw_max", "nchwyx", "ncHW,yx,nchw", MAX),
    kept("linalg.pooling_nchw_sum", "nchwyx", "ncHW,yx,nchw", SUM),
    kept("linalg.pooling_ncw_max", "ncwx", "ncW,x,ncw", MAX),
    kept("linalg.pooling_ncw_sum", "ncwx", "ncW,x,ncw", SUM),
    kept("linalg.pooling_ndhwc_max", "ndhwczyx", "nDHWc,zyx,ndhwc", MAX),
    kept("linalg.pooling_ndhwc_min", "ndhwczyx", "nDHWc,zyx,ndhwc", MIN),
    kept("linalg.pooling_ndhwc_sum", "ndhwczyx", "nDHWc,zyx,ndhwc", SUM),
    kept("linalg.pooling_nhwc_max", "nhwcyx", "nHWc,yx,nhwc", MAX),
    kept("linalg.pooling_nhwc_max_unsigned", "nhwcyx", "nHWc,yx,nhwc", MAX_UNSIGNED),
    kept("linalg.pooling_nhwc_min", "nhwcyx", "nHWc,yx,nhwc", MIN),
    kept("linalg.pooling_nhwc_min_unsigned", "nhwcyx", "nHWc,yx,nhwc", MIN_UNSIGNED),
    kept("linalg.pooling_nhwc_sum", "nhwcyx", "nHWc,yx,nhwc", SUM),
    kept("linalg.pooling_nwc_max", "nwcx", "nWc,x,nwc", MAX),
    kept("linalg.pooling_nwc_max_unsigned", "nwcx", "nWc,x,nwc", MAX_UNSIGNED),
    kept("linalg.pooling_nwc_min", "nwcx", "nWc,x,nwc", MIN),
    kept("linalg.pooling_nwc_min_unsigned", "nwcx", "nWc,x,nwc", MIN_UNSIGNED),
    kept("linalg.pooling_nwc_sum", "nwcx", "nWc,x,nwc", SUM),
];

/// The body of `linalg.elementwise` by the keyword of its kind: that of the named operation if there is one.
pub(in crate::linalg) fn elementwise(kind: &str) -> Option<Body> {
    const SIGNED: [(&str, &str); 2] = [("max_signed", "max"), ("min_signed", "min")];
    match kind {
        "max_unsigned" => return Some(Body::Binary("arith.maximumf", "arith.maxui")),
        "min_unsigned" => return Some(Body::Binary("arith.minimumf", "arith.minui")),
        _ => {}
    }
    let name = SIGNED.iter().find(|word| word.0 == kind).map_or(kind, |word| word.1);
    let named = NAMED.iter().find(|named| named.name.strip_prefix("linalg.") == Some(name))?;
    Some(named.body)
}
