import type { BodyPart } from '@portal/model';
import type { ContentExtra, contents } from '../database/schema';

/** Who asks for a content: anybody, or a reader with a session on its site. */
export type Viewer = { isRegistered: boolean };
export const ANYBODY: Viewer = { isRegistered: false };

type Closable = Pick<typeof contents.$inferSelect, 'registeredOnly'>;

/** What a viewer lacks to read a whole content; null where nothing. */
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

/** What a content has beside its text, as far as a viewer may have it: films, sounds, galleries and recipes are its matter. */
export function readableExtra(
  { registeredOnly, extra }: Closable & { extra: ContentExtra },
  viewer: Viewer,
): ContentExtra {
  if (!missingCondition({ registeredOnly }, viewer)) return extra;
  const { multimedia: _, recipe: __, ...open } = extra;
  return open;
}
