import type { BodyPart } from '@portal/model';
import type { ContentExtra, contents } from '../database/schema';

/** Viewer of a content: anybody, or a reader with a session on its site. */
export type Viewer = { isRegistered: boolean };
export const ANYBODY: Viewer = { isRegistered: false };

type Closable = Pick<typeof contents.$inferSelect, 'registeredOnly'>;

/** Condition that a viewer must meet to read a whole content; null where none is missing. */
export type MissingCondition = 'registered' | null;

/** The one decision of who may read what: every way out of a text asks it. */
export function missingCondition({ registeredOnly }: Closable, viewer: Viewer): MissingCondition {
  return registeredOnly && !viewer.isRegistered ? 'registered' : null;
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
  { registeredOnly, extra }: Closable & { extra: ContentExtra },
  viewer: Viewer,
): ContentExtra {
  if (!missingCondition({ registeredOnly }, viewer)) return extra;
  const { multimedia: _, recipe: __, diyTask: ___, ...open } = extra;
  return open;
}
