// 1.bytes: bytes above 127 stand in strings and comments only
// é
def a { string s = "é…"; string t = [{ü}]; } /* ö */
