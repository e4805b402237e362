import type { DoorAccount, DoorCode, DoorGroup } from '@portal/api';
import type { Language } from '@portal/model';
import type { AppScreenshot } from '../document/Document';

/** A site as the front door shows it. */
export type DoorSite = {
  alias: string;
  name: string;
  tagline: string;
  language: Language;
  origin: string;
  pictures: readonly AppScreenshot[];
};

export type FrontDoorProps = {
  sites: readonly DoorSite[];
  accounts: readonly DoorAccount[];
  groups: readonly DoorGroup[];
  /** Codes of the second factor that count now, by account. */
  codes: ReadonlyMap<string, DoorCode>;
  /** Address at each site to which forms are sent. */
  action: string;
  /** Proof that a form is of this page. */
  proof: string;
};
