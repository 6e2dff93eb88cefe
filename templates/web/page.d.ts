/* What the script of the page and its engine say to each other: made of the schemas of src/web.rs by `UPDATE=1 cargo test types`. */

/** File to download. */
export interface File {
  /** Name of the file. */
  name: string;
  /** Content of the file. */
  text: string;
}

/** Reply to the page. */
export interface Reply {
  /** Exit code of the command line. */
  code: number;
  /** Files to download. */
  files: File[];
  /** Languages whose messages the page must add before it repeats the request; all else is then empty. */
  lacks: string[];
  /** New language of the page. */
  lang: string;
  /** New command line, without the program name. */
  line: string;
  /** HTML of the fragments of the page that change, by their names. */
  parts: Record<string, string>;
  /** Sentence for screen readers. */
  say: string;
  /** Index of the board frame that is shown large, 0-based. */
  step: number | null;
  /** Title of the page. */
  title: string;
  /** Stage and selection of the play board; the page returns them with the next request. */
  touched: string;
  /** Milliseconds after which the page uses the control `wait`; 0 for never. */
  wait: number;
}

/** Request of the page. */
export interface Request {
  /** Answer list to be marked, encoded like `roster`. */
  answers: string;
  /** Random number, used as the seed of a command line without one and then part of the new line. */
  chance: number;
  /** Language of the page, a tag such as `zh`. */
  lang: string;
  /** Current command line, without the program name. */
  line: string;
  /** Whether a control is still being dragged; the reply then contains the board only. */
  live: boolean;
  /** Name of the control that was used; empty if there was none, as for a link. */
  name: string;
  /** Class list as text; if not UTF-8, U+0000 and a JSON list of pairs of an encoding and the text decoded. */
  roster: string;
  /** Index of the board frame that is shown large, 0-based. */
  step: number | null;
  /** Stage and selection of the play board, as the last reply gave them. */
  touched: string;
  /** Value of the control. */
  value: string;
  /** Message files that the last reply lacked, each as U+0001, its path, a line feed and its text. */
  words: string;
}
