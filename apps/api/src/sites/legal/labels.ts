import type { PluralForms } from '@portal/model';
import type { LegalGap } from '@portal/model/legal';
import type { ConsentPurpose, Store, StoredFor } from '@portal/model/readers';
import type { OfferPeriod } from '@portal/model/revenue';
import type { ScreeningRule } from '../index';

/** Data stored in browsers, by purpose, in the order of the cookie page. */
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
  cooking: 'choices',
  draft: 'drafts',
  offline: 'offline',
  measuring: 'measuring',
  ads: 'ads',
};

/** Facts that a legal page can lack: those of the publisher, without the publisher. */
export type MissingFact = Exclude<LegalGap, 'publisher' | 'minAge'>;

/** Screening rules that hold a comment for moderation; `reported` has its own sentence. */
export type HeldBy = Exclude<ScreeningRule, 'refused-word' | 'reported' | 'moderated-before'>;

/** Words around a site's facts, in one language. */
export type LegalLabels = {
  /** Labels of the publisher's facts, by their names in a site's file. */
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
    /** Replaces the safeguard if data do not leave the Union. */
    none: string;
    /** Replaces a safeguard that the publisher has not given. */
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
  /** Texts in place of a fact that the publisher has not given yet. */
  missing: Record<MissingFact, string>;
  /** Joins names in a sentence. */
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
    /** For data that are stored only after the reader has turned something on. */
    untilTurnedOff: string;
    untilClosed: string;
    untilEnded: string;
    ownTool: string;
    /** As in the consent notice (`purposes.test.ts` of the portal). */
    partners: Record<ConsentPurpose, { name: string; text: string }>;
  };
};
