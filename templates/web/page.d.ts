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
  code: number;
  files: File[];
  lang: string;
  line: string;
  parts: Record<string, string>;
  say: string;
  step: number | null;
  title: string;
}

export interface Request {
  chance: number;
  lang: string;
  line: string;
  live: boolean;
  name: string;
  roster: string;
  step: number | null;
  value: string;
}
