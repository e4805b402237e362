import type { ConsentPurpose, LegalGap, OfferPeriod, PluralForms, Store, StoredFor } from '@portal/model';
import type { ScreeningRule } from '../index';

/** What is kept in browsers, by what it is for, in the order of the page of cookies. */
export const STORED_GROUPS = [
  'session',
  'safety',
  'closed',
  'choices',
  'drafts',
  'offline',
  'measuring',
  'ads',
] as const;
export type StoredGroup = (typeof STORED_GROUPS)[number];
export const GROUP_OF: Readonly<Record<StoredFor, StoredGroup>> = {
  login: 'session',
  entry: 'session',
  desk: 'session',
  safety: 'safety',
  gift: 'closed',
  meter: 'closed',
  version: 'closed',
  consent: 'choices',
  look: 'choices',
  player: 'choices',
  embeds: 'choices',
  alerts: 'choices',
  draft: 'drafts',
  offline: 'offline',
  measuring: 'measuring',
  ads: 'ads',
};

/** Facts that a page of the law can lack: those of the publisher, without the publisher. */
export type MissingFact = Exclude<LegalGap, 'publisher' | 'minAge'>;

/** Rules of screening by which a comment waits for a person; `reported` is said in a sentence of its own. */
export type HeldBy = Exclude<ScreeningRule, 'refused-word' | 'reported' | 'moderated-before'>;

/** Words around the facts of a site, in one language. */
export type LegalLabels = {
  /** Facts of the publisher, by their names in a site's file. */
  facts: Record<
    | 'name'
    | 'taxId'
    | 'address'
    | 'registry'
    | 'email'
    | 'phone'
    | 'dataProtection'
    | 'licence'
    | 'supervisor',
    string
  >;
  points: { readers: string; authorities: string; languages: string };
  consumers: { joined: string; none: string; forms: string };
  held: Record<HeldBy, string>;
  refused: { word: string; copy: string };
  offers: { caption: string; name: string; what: string; price: string; per: Record<OfferPeriod, string> };
  processors: {
    caption: string;
    name: string;
    purpose: string;
    country: string;
    safeguard: string;
    /** In the place of a safeguard, where data do not leave the Union. */
    none: string;
    /** In the place of a safeguard that the publisher has not given. */
    unstated: string;
    nobody: string;
  };
  /** `{name}`, and `{share}` of the company. */
  holder: string;
  advertising: { caption: string; year: string; amount: string; thirdCountries: string; unstated: string };
  accessibility: {
    noExceptions: string;
    self: string;
    external: string;
    reviewed: string;
    complain: string;
    complainAnywhere: string;
  };
  ai: { noUses: string; noLimits: string; answers: string };
  /** What is said in the place of a fact that the publisher has not given yet. */
  missing: Record<MissingFact, string>;
  /** Names joined in a sentence. */
  and: string;
  months: PluralForms;
  lasting: { day: string; days: string; year: string; years: string };
  cookies: {
    groups: Record<StoredGroup, string>;
    stores: Record<Store, string>;
    purposes: Record<StoredFor, string>;
    days: string;
    oneDay: string;
    untilRemoved: string;
    /** Of what is kept only after its reader has turned something on. */
    untilTurnedOff: string;
    untilClosed: string;
    untilEnded: string;
    ownTool: string;
    /** As the notice of consent says them (`purposes.test.ts` of the portal). */
    partners: Record<ConsentPurpose, { name: string; text: string }>;
  };
};
