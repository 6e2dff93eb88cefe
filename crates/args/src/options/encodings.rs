//! The encodings of class lists.

/// Names of the encodings of class lists in web standards. If several fit equally well, the first is used.
pub const ENCODINGS: &[&str] = &[
    "utf-8",
    "utf-16le",
    "utf-16be",
    "gb18030",
    "big5",
    "shift_jis",
    "euc-jp",
    "euc-kr",
    "windows-1252",
    "windows-1250",
    "windows-1251",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-874",
    "iso-8859-2",
    "koi8-r",
    "koi8-u",
    "ibm866",
    "macintosh",
];
