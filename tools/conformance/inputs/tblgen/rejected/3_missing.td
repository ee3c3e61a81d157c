// 3.missing: no string behind it
include inc;
