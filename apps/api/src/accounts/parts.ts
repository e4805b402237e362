import type { Database, DatabaseTransaction } from '../database/client';
import type { Log } from '../log';
import type { Post } from '../mail/post';
import type { SiteDirectory } from '../sites/find';
import type { Asking } from './asking';
import { type LetterKind, type LetterValues, letterOf } from './letters';
import type { Limits } from './limits';

/** What the calls of accounts stand on. */
export type AccountParts = {
  db: Database;
  sites: SiteDirectory;
  now: () => Date;
  limits: Limits;
  post: Post;
  log: Log;
};

/** Writes a letter in a transaction; it goes out after it. */
export function writeLetter(
  { post }: Pick<AccountParts, 'post'>,
  tx: DatabaseTransaction,
  asking: Pick<Asking, 'site' | 'origin'>,
  kind: LetterKind,
  to: string,
  values: LetterValues,
): Promise<void> {
  return post.write(tx, letterOf(kind, to, asking, values));
}
