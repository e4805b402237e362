/** What a site's worker goes by: the server writes it before the worker's script. */
export type OfflineSettings = {
  /** Changes with each build. */
  version: string;
  /** Path of what is shown where nothing else can be. */
  unreached: string;
  /** Path of the page where readers turn this on and off: it is there without a connection too. */
  choicePage: string;
  /** Files that every page of this version needs. */
  shell: readonly string[];
  /** Beginnings of addresses that it leaves alone: calls, and the desk. */
  leaves: readonly string[];
  /** Addresses at which a reader goes: what is kept goes with them. */
  farewells: readonly string[];
  /** What the titles of the site's pages end with. */
  titleEnd: string;
  language: string;
  timeZone: string;
  /** Words of when a copy came: on the same day, with `{time}`; on another, with `{day}` too; and an hour, from one to two at night and else. */
  moments: { today: string; onDay: string; hour: { one: string; other: string } };
  /** The front's path, and what it is called among other pages. */
  front: { path: string; title: string };
  /** HTML of what its offline page says where a form was sent. */
  unsent: string;
  /** HTML of what it says over a kept page, with `{time}` and `{address}`. */
  copy: string;
  /** HTML of what stands for the gate of a kept page, with `{address}`. */
  gate: string;
  /** HTML of a kept page in a list, with `{address}`, `{title}` and `{time}`, and with all signs that one may bear. */
  item: string;
  /** The list's, with `{items}`. */
  list: string;
};

/** What a page may tell the worker. */
export type ToWorker =
  /** The reader has turned reading offline on; the answer comes once the front is kept. */
  | { about: 'begin'; reader: string | null }
  /** They have turned it off: all goes, and the worker. */
  | { about: 'end' }
  /** Asks for the list of pages that can be read. */
  | { about: 'list' }
  /** Deletes everything that is kept; offline reading stays on. */
  | { about: 'clear' }
  /** Who is logged in, if anybody is. */
  | { about: 'reader'; reader: string | null }
  /** Pages to be kept until they are dropped, by their paths; each is answered by its `Kept`. */
  | { about: 'keep'; paths: readonly string[] }
  /** Pages that were saved, and are no more. */
  | { about: 'drop'; paths: readonly string[] }
  /** Asks which saved pages are here: now, and once those are that are on their way. */
  | { about: 'saved' };

/**
 * Paths of saved pages that can be read without a connection, those of them of which only the opening can, and whether there is more to
 * come. A worker of a version before says nothing of openings. `list` is the HTML of all pages that can be read, and empty where there are none.
 */
export type FromWorker = {
  saved: readonly string[];
  openings?: readonly string[];
  list?: string;
  isDone: boolean;
};
