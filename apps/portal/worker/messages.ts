/** Settings of a site's worker, which the server prepends to the worker's script. */
export type OfflineSettings = {
  /** Changes with each build. */
  version: string;
  /** Path of the page that is shown if nothing else can be. */
  unreached: string;
  /** Path of the page where readers turn this on and off: it works offline too. */
  choicePage: string;
  /** Files that every page of this version needs. */
  shell: readonly string[];
  /** Prefixes of URLs that it leaves alone: API endpoints, and the desk. */
  leaves: readonly string[];
  /** URLs that log out: everything stored is deleted there. */
  farewells: readonly string[];
  /** Suffix of the titles of the site's pages. */
  titleEnd: string;
  language: string;
  timeZone: string;
  /**
   * Texts of a copy's time: on the same day, with `{time}`; on another, with `{day}` too; and the hour,
   * between one and two at night or otherwise.
   */
  moments: { today: string; onDay: string; hour: { one: string; other: string } };
  /** The front page's path, and its title among other pages. */
  front: { path: string; title: string };
  /** HTML of the offline page's message after a form was not sent. */
  unsent: string;
  /** HTML of the message over a stored page, with `{time}` and `{address}`. */
  copy: string;
  /** HTML that precedes the gate of a stored page, with `{address}`. */
  gate: string;
  /**
   * HTML of a stored page in a list, with `{address}`, `{title}` and `{time}`, and with all signs that one
   * may have.
   */
  item: string;
  /** HTML of the list, with `{items}`. */
  list: string;
};

/** Messages from a page to the worker. */
export type ToWorker =
  /** The reader has turned offline reading on; answered once the front page is stored. */
  | { about: 'begin'; reader: string | null }
  /** They have turned it off: deletes everything, and the worker. */
  | { about: 'end' }
  /** Asks for the list of pages that can be read. */
  | { about: 'list' }
  /** Deletes everything that is stored; offline reading stays on. */
  | { about: 'clear' }
  /** The logged-in reader, or null. */
  | { about: 'reader'; reader: string | null }
  /** Pages to store until they are dropped, by their paths; each has a response of its own. */
  | { about: 'keep'; paths: readonly string[] }
  /** Pages that were unsaved. */
  | { about: 'drop'; paths: readonly string[] }
  /** Asks which saved pages are stored: now, and once those in progress are. */
  | { about: 'saved' };

/**
 * Paths of saved pages that can be read offline, those of them with only their opening, and whether more
 * responses follow. A worker of an earlier version has no `openings`. `list` is the HTML of all pages that
 * can be read, empty if there are none.
 */
export type FromWorker = {
  saved: readonly string[];
  openings?: readonly string[];
  list?: string;
  isDone: boolean;
};
