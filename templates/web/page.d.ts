/* What the script of the page and its engine say to each other: made of the schemas of src/web.rs by `UPDATE=1 cargo test types`. */

/** File that the page offers for download. */
export interface File {
  /** Name of the file. */
  name: string;
  /** Content of the file. */
  text: string;
}

/** Reply that the engine gives to the page. */
export interface Reply {
  /** Exit code that the command-line program has for this command line, 0 to 3. */
  code: number;
  /** Files that the page offers for download. */
  files: File[];
  /** Tags of the languages whose messages are missing: the page repeats the request with them in `words`. Other fields are then empty. */
  lacks: string[];
  /** Language of the page from now on, a tag such as `zh`. */
  lang: string;
  /** New command line, without the program name. */
  line: string;
  /** HTML of the fragments of the page that change, each under the name of its fragment. */
  parts: Record<string, string>;
  /** Sessions of practice, as text; the page keeps it on the device and returns it with the next request. */
  practice: string;
  /** Text that the page announces to screen readers; empty for none. */
  say: string;
  /** Index (0-based) of the board frame that is shown large, or of the sheet of a class. */
  step: number | null;
  /** Title of the page. */
  title: string;
  /** State that is not part of the command line as text; the page returns it with the next request. */
  touched: string;
  /** Milliseconds after which the page sends a request with the control `wait`; 0 if it sends none. */
  wait: number;
}

/** Request that the page sends to the engine. */
export interface Request {
  /** Answer list to be marked, encoded like `roster`. */
  answers: string;
  /** Random number, used as the seed if the command line has none; the new command line contains it. */
  chance: number;
  /** Language of the page, a tag such as `zh`. */
  lang: string;
  /** Current command line, without the program name. */
  line: string;
  /** Whether a control is still being dragged. The reply then contains only the board. */
  live: boolean;
  /** Name of the control that was used, such as `pile-1`; empty if none was used, as after following a link. */
  name: string;
  /** Sessions of practice that the page keeps on the device, as text copied from the last reply; empty if there are none. */
  practice: string;
  /** Class list as text. If the file is not UTF-8: U+0000, then a JSON list of pairs: an encoding, and the text decoded with it. */
  roster: string;
  /** Index (0-based) of the board frame that is shown large, or of the sheet of a class. */
  step: number | null;
  /** State of the page that the command line does not contain, as text copied from the last reply; empty if there is none. It is the state of the play board, the lesson tasks that a presentation still has to show, or the note that a teacher tries a lesson as a pupil. In practice it is what the fields of the question contain, as a JSON list of pairs of name and value. */
  touched: string;
  /** Value of the control; empty if it has none. */
  value: string;
  /** Message files of the languages that `lacks` of the last reply names: for each, U+0001, path, line feed, text. */
  words: string;
}
