// refused, first error in line 2:
// expectedlocation,butfound'1:i64'
