import type { DeskRole } from '@portal/model';
import type { SiteFile } from '../../sites';

/** Words of an account at the front door, and the page that it opens. */
type Shown = {
  id: string;
  /** Alias of the site that it is signed in at. */
  site: string;
  title: string;
  note: string;
  /** Page of its site that opens once it is signed in. */
  lands: string;
};

/** An invented reader whom the front door signs in. */
export type DoorReader = Shown & {
  kind: 'reader';
  nick: string;
  /** Of a domain that nobody can have, so that no real reader shares it; '' for a child. */
  email: string;
  name: string;
  surname: string;
  /** 'YYYY-MM-DD' */
  birthdate: string;
  /** Has proved the address. */
  isProven: boolean;
  /** Product of the subscription that the reader has. */
  product?: string;
  /** Path of the article that the reader has given away. */
  gives?: string;
  /** Has read as many metered stories as a month has. */
  hasReadAll?: boolean;
  /** May write no comments. */
  isSuspended?: boolean;
  /** Id of the account of the adult who answers for this child. */
  guardian?: string;
};

/** An invented colleague at the desk. Two entries may share an address. */
export type DoorColleague = Shown & {
  kind: 'colleague';
  email: string;
  name: string;
  role: DeskRole;
  /** The front door opens the desk itself; otherwise the page that asks for the one-time code. */
  hasSecondFactor: boolean;
};

export type DoorAccount = DoorReader | DoorColleague;

/** A state of the product: its page, and what that page has to say. */
export type DoorState = {
  id: string;
  title: string;
  note: string;
  /** Alias of its site; null for the machine itself. */
  site: string | null;
  path: string;
  /** Id of the account that is signed in first. */
  as?: string;
  /** Version of the paywall's messages to try, if not the published one. */
  version?: string;
  /** Status of the page, and words that are on it. */
  expects: { status: number; text: string };
};

export type DoorGroup = { id: string; title: string; note: string; states: readonly DoorState[] };

/** A newsletter with editions to look at, before its first hour has come. */
export type DoorNewsletter = {
  /** Alias of its site. */
  site: string;
  id: string;
  /** How many of its last days have one. */
  editions: number;
};

/** Fake third-party services that a demo needs, on this machine. */
export type SeededDoubles = {
  /** Settings that lead to each of them. */
  env: readonly Readonly<Record<string, string>>[];
  /** Tells them where the portal answers. */
  opened: (port: number) => void;
  close: () => Promise<void>;
};

/** The page from which a newcomer sees what a seed has. */
export type SeededFrontDoor = {
  accounts: readonly DoorAccount[];
  groups: readonly DoorGroup[];
  newsletters: readonly DoorNewsletter[];
  /** The site as it is while the front door is open. */
  siteOf: (site: SiteFile) => SiteFile;
  openDoubles: (now: () => Date) => Promise<SeededDoubles>;
};
