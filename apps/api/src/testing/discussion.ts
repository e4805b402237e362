import { endpointPath } from '@portal/model';
import {
  COMMENT_ENDPOINTS,
  commentPageSchema,
  ownCommentSchema,
  readersCommentsSchema,
} from '@portal/model/participation';
import * as v from 'valibot';
import { contents } from '../content/stories/tables';
import { AccountReaders } from './account-readers';
import { type TestAccounts, type TestAccountsOptions, testAccounts } from './accounts';
import type { Engine } from './database';
import type { Answered, TestReader } from './reader';
import { SITE_FILE } from './site';

export type TestDiscussion = TestAccounts & {
  readers: AccountReaders;
  contentId: number;
  /** Adds a story, with comments open by default. */
  story: (over?: Partial<typeof contents.$inferInsert>) => Promise<number>;
};

/** Two logged-in readers, and a browser without an account. */
export async function commenters({ readers }: TestDiscussion) {
  const { reader: anna } = await readers.loggedIn({ nick: 'anna-puig' });
  const { reader: pere } = await readers.loggedIn({ nick: 'pere-mas' });
  return { anna, pere, visitor: readers.browser() };
}

let keys = 0;
const key = () => {
  keys += 1;
  return `key-${String(keys).padStart(6, '0')}`;
};

/**
 * The back end with a story whose comments are open.
 * @param rules `comments` of its site's file
 */
export async function testDiscussion(
  engine: Engine,
  rules = '{}',
  options: TestAccountsOptions = {},
): Promise<TestDiscussion> {
  const test = await testAccounts(engine, { site: `${SITE_FILE}comments: ${rules}\n`, ...options });
  let stories = 0;
  const story = async (over: Partial<typeof contents.$inferInsert> = {}) => {
    stories += 1;
    const [row] = await test.database.db
      .insert(contents)
      .values({
        site: 'prova',
        type: 'article',
        path: `/societat/historia-${stories}/`,
        title: 'El moll de Llevant',
        body: [{ type: 'paragraph', html: 'x' }],
        publishedAt: test.clock.now(),
        commentsOpen: true,
        source: 'prova',
        sourceId: String(stories),
        sourceDigest: '',
        ...over,
      })
      .returning({ id: contents.id });
    if (!row) throw new Error('no story');
    return row.id;
  };
  return { ...test, readers: new AccountReaders(test), contentId: await story(), story };
}

/** Requests of readers. */
export const post = (
  reader: TestReader,
  contentId: number,
  comment: string,
  over: { key?: string; parentId?: string } = {},
): Promise<Answered> =>
  reader.post(endpointPath(COMMENT_ENDPOINTS.post, contentId), {
    comment,
    key: over.key ?? key(),
    parentId: over.parentId ?? null,
  });
export const ownOf = ({ response }: Answered) => v.parse(ownCommentSchema, response);
export const vote = (reader: TestReader, id: string, given: 'like' | 'dislike' | null) =>
  reader.post(endpointPath(COMMENT_ENDPOINTS.vote, id), { vote: given });
export const report = (reader: TestReader, id: string, reason = 'insult') =>
  reader.post(endpointPath(COMMENT_ENDPOINTS.report, id), { reason });
export const pageOf = async (
  reader: TestReader,
  contentId: number,
  asked: Readonly<Record<string, string>> = {},
) => {
  const path = `${endpointPath(COMMENT_ENDPOINTS.page, contentId)}?${new URLSearchParams(asked)}`;
  return v.parse(commentPageSchema, (await reader.get(path)).response);
};
export const mineOf = async (reader: TestReader, contentId: number) =>
  v.parse(readersCommentsSchema, (await reader.get(endpointPath(COMMENT_ENDPOINTS.of, contentId))).response);
