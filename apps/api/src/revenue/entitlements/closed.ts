import type { contents } from '../../content/stories';
import { type MissingCondition, missingCondition } from '../../content/stories';
import type { Database } from '../../platform/database';
import { type ApiError, forbidden, notLoggedIn } from '../../platform/http';
import type { Reader } from '../../readers/accounts';
import { type Asker, knownOf } from './reading';

/**
 * Error for a gated content: 401 if logging in may be enough, 403 for a logged-in reader or a metered story.
 */
export const closedTo = (who: Reader | null, missing: MissingCondition): ApiError =>
  who !== null || missing === 'metered' ? forbidden() : notLoggedIn();

/**
 * Checks that a reader may read all of a content, without counting it. @throws ApiError 401 if logging in may
 * be enough, or 403
 */
export async function mustRead(
  db: Database,
  asker: Asker,
  content: Pick<typeof contents.$inferSelect, 'id' | 'condition'>,
  now: Date,
): Promise<void> {
  const missing = missingCondition(content, (await knownOf(db, asker, content, now)).viewer);
  if (missing !== null) throw closedTo(asker.who, missing);
}
