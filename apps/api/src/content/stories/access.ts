import type { AccessCondition, BodyPart } from '@portal/model';
import type { SiteRecord } from '../../sites';
import type { ContentExtra } from './content-extra';
import type { contents } from './tables';

/** Viewer of a content: what is known of them that a condition asks for. */
export type Viewer = {
  /** A session on the site of the content. */
  isRegistered: boolean;
  /** Something that they have, from outside, opens what is for subscribers, and all that asks for less. */
  isSubscriber: boolean;
  /** This content is one of those that they have this month. */
  hasCounted: boolean;
  /** A subscriber gave them this content. */
  hasGift: boolean;
  /** A search engine's, whose address bears it out, on a site that lets it read. */
  isCrawler: boolean;
  /** The site has let go of all conditions, in an emergency. */
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

/** Anybody at a site: where it has let go of its conditions, they may read everything. */
export const anybodyAt = ({ paywall }: Pick<SiteRecord, 'paywall'>): Viewer => ({
  ...ANYBODY,
  isFree: paywall?.isOff ?? false,
});

type Closable = Pick<typeof contents.$inferSelect, 'condition'>;

/** Condition that a viewer must meet to read a whole content; null where none is missing. */
export type MissingCondition = AccessCondition | null;

/** The one decision of who may read what: every way out of a text asks it. */
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
 * Media and lists of a content, as far as a viewer may have them: films, sounds, galleries, recipes and DIY tasks are its matter.
 */
export function readableExtra(
  { condition, extra }: Closable & { extra: ContentExtra },
  viewer: Viewer,
): ContentExtra {
  if (!missingCondition({ condition }, viewer)) return extra;
  const { multimedia: _, recipe: __, diyTask: ___, ...open } = extra;
  return open;
}
