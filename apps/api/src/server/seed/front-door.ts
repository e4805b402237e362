import type { DeskRole } from '@portal/model/newsroom';
import type { SiteFile } from '../../sites';

/** Title and note of an account at the front door, and the page that it opens. */
type Shown = {
  id: string;
  /** Alias of the site to sign in at. */
  site: string;
  title: string;
  note: string;
  /** Path at its site that opens after signing in. */
  lands: string;
};

export type DoorReader = Shown & {
  kind: 'reader';
  nick: string;
  /** At a domain that nobody can register, so that no real reader has it; '' for a child. */
  email: string;
  name: string;
  surname: string;
  /** 'YYYY-MM-DD' */
  birthdate: string;
  /** Whether the email address is validated. */
  isProven: boolean;
  /** Product of the reader's subscription. */
  product?: string;
  /** Path of the article that the reader has given away. */
  gives?: string;
  /** Whether the metered stories of the month are used up. */
  hasReadAll?: boolean;
  /** Whether the reader is suspended from commenting. */
  isSuspended?: boolean;
  /** Id of the guardian's account, for a child. */
  guardian?: string;
};

/** An invented colleague at the desk. Two entries may share an email address. */
export type DoorColleague = Shown & {
  kind: 'colleague';
  email: string;
  name: string;
  role: DeskRole;
  /**
   * Whether signing in passes the second factor too, or stops at the page that asks for the one-time code.
   */
  hasSecondFactor: boolean;
};

export type DoorAccount = DoorReader | DoorColleague;

/** A state of the product that can be shown: its page, and the text expected there. */
export type DoorState = {
  id: string;
  title: string;
  note: string;
  /** Alias of its site; null for a page of the machine itself. */
  site: string | null;
  path: string;
  /** Id of the account that is signed in first. */
  as?: string;
  /** Version of the paywall's messages to test, if not the published one. */
  version?: string;
  /** Expected status, and text expected on the page. */
  expects: { status: number; text: string };
};

export type DoorGroup = { id: string; title: string; note: string; states: readonly DoorState[] };

/** A newsletter that gets past editions, to be seen before its first sending hour. */
export type DoorNewsletter = {
  /** Alias of its site. */
  site: string;
  id: string;
  /** Number of past editions. */
  editions: number;
};

/** Fake third-party services that a demo needs, on this machine. */
export type SeededDoubles = {
  /** Environment variables that point to each of them. */
  env: readonly Readonly<Record<string, string>>[];
  /** Gives them the portal's port. */
  opened: (port: number) => void;
  close: () => Promise<void>;
};

/** Page that shows a newcomer what a seed offers. */
export type SeededFrontDoor = {
  accounts: readonly DoorAccount[];
  groups: readonly DoorGroup[];
  newsletters: readonly DoorNewsletter[];
  /** Adjusts a site for the time that the front door is open. */
  siteOf: (site: SiteFile) => SiteFile;
  openDoubles: (now: () => Date) => Promise<SeededDoubles>;
};
