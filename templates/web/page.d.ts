/* What the script of the page and its engine say to each other: made of the schemas of src/web.rs by `UPDATE=1 cargo test types`. */

/** A file to keep. */
export interface File {
  /** Its name. */
  name: string;
  /** What is in it. */
  text: string;
}

/** What a page gets. */
export interface Reply {
  /** The exit code that the command line has. */
  code: number;
  /** Files to keep. */
  files: File[];
  /** The languages whose words the page adds before it asks again; the rest of such a reply is empty. */
  lacks: string[];
  /** The language that the page speaks now. */
  lang: string;
  /** The command line now. */
  line: string;
  /** The parts of the page that change, by their names, as HTML. */
  parts: Record<string, string>;
  /** One sentence for those who do not see the page. */
  say: string;
  /** The moment of the board that is shown large. */
  step: number | null;
  /** The title of the page. */
  title: string;
  /** What is touched on the play board now: the next request says it again. */
  touched: string;
  /** After so many milliseconds the page uses the control `wait`; 0 when nothing follows. */
  wait: number;
}

/** What a page asks. */
export interface Request {
  /** A list of answers to be marked, in the same way. */
  answers: string;
  /** A number by chance, which is used where the line needs one and has none; then it stands there. */
  chance: number;
  /** The language that the page speaks: a tag such as `zh`. */
  lang: string;
  /** The command line so far, without the name of the program. */
  line: string;
  /** Whether a control is still being pulled at: then the board is all that is wanted. */
  live: boolean;
  /** The control that was used; empty when there was none, as for a link. */
  name: string;
  /** A class list, as text. One that is not UTF-8 is U+0000 and a JSON list of pairs: an encoding, and the text that the bytes are in it. */
  roster: string;
  /** The moment of the board that is shown large, from 0. */
  step: number | null;
  /** What is touched on the play board, as the last reply said it. */
  touched: string;
  /** What that control says. */
  value: string;
  /** The words of languages that a reply lacked: of each text U+0001, its path, a line feed and the text. */
  words: string;
}
