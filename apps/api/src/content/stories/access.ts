import type { AccessCondition, BodyPart } from '@portal/model';
import type { SiteRecord } from '../../sites';
import type { ContentExtra } from './content-extra';
import type { contents } from './tables';

/** The attributes of a viewer that conditions depend on. */
export type Viewer = {
  /** Has a session on the site of the content. */
  isRegistered: boolean;
  /** Has an entitlement, from outside, that opens articles for subscribers and everything less strict. */
  isSubscriber: boolean;
  /** This article is one of their metered articles this month. */
  hasCounted: boolean;
  /** A subscriber gave them this content. */
  hasGift: boolean;
  /** A verified search engine, on a site that lets it read. */
  isCrawler: boolean;
  /** The site has lifted all conditions, in an emergency. */
  isFree: boolean;
};
export const ANYBODY: Viewer = {
  isRegistered: false,
  isSubscriber: false,
  hasCounted: false,
  hasGift: false,
  isCrawler: false,
  isFree: false,
};

/** An anonymous viewer: may read everything if the site has lifted its conditions. */
export const anybodyAt = ({ paywall }: Pick<SiteRecord, 'paywall'>): Viewer => ({
  ...ANYBODY,
  isFree: paywall?.isOff ?? false,
});

type Closable = Pick<typeof contents.$inferSelect, 'condition'>;

/** Condition that a viewer still has to meet to read a whole article; null if there is none. */
export type MissingCondition = AccessCondition | null;

/** The single access decision: every output of a text uses it. */
export function missingCondition({ condition }: Closable, viewer: Viewer): MissingCondition {
  if (condition === null || viewer.isFree || viewer.isSubscriber || viewer.hasGift || viewer.isCrawler)
    return null;
  const isMet = {
    registered: viewer.isRegistered,
    metered: viewer.hasCounted,
    subscribers: false,
  }[condition];
  return isMet ? null : condition;
}

type Readable = Closable & Pick<typeof contents.$inferSelect, 'body' | 'opening'>;

/** The parts of a body that a viewer may read. */
export function readableBody(content: Readable, viewer: Viewer): BodyPart[] {
  return missingCondition(content, viewer) ? (content.opening ?? []) : content.body;
}

/**
 * Media and lists of an article that a viewer may see: films, sounds, galleries, recipes and DIY tasks are
 * gated with the text.
 */
export function readableExtra(
  { condition, extra }: Closable & { extra: ContentExtra },
  viewer: Viewer,
): ContentExtra {
  if (!missingCondition({ condition }, viewer)) return extra;
  const { multimedia: _, recipe: __, diyTask: ___, ...open } = extra;
  return open;
}
