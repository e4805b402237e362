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
  /** Currently valid codes of the second factor, by account. */
  codes: ReadonlyMap<string, DoorCode>;
  /** Path at each site that forms are posted to. */
  action: string;
  /** Token that proves that a form comes from this page. */
  proof: string;
};
