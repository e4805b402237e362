import {
  endpointPath,
  liveBlogCall,
  liveBlogSchema,
  liveChangesCall,
  liveChangesSchema,
} from '@portal/model';
import {
  LIVE_DESK_ENDPOINTS,
  type LiveEntryChange,
  type LiveEntryPost,
  liveEntryDoneSchema,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import type { Engine } from './database';
import { newEditor, type TestEditor } from './desk';
import { type TestDiscussion, testDiscussion } from './discussion';
import { type Answered, TestReader } from './reader';

let keys = 0;
export function entryKey(): string {
  keys += 1;
  return `entry-${String(keys).padStart(6, '0')}`;
}

export type TestLive = TestDiscussion & {
  editor: TestEditor;
  reader: TestReader;
  /** Adds a live blog in progress. */
  story: TestDiscussion['story'];
};

/** The back end with an editor who may write live blogs. */
export async function testLive(engine: Engine): Promise<TestLive> {
  const test = await testDiscussion(engine);
  const editor = await newEditor(test, 'directe@prova.example', 'editor', 'Marta Puig');
  return {
    ...test,
    editor,
    reader: new TestReader(test.app),
    story: async (over = {}) => {
      const id = await test.story({ type: 'live', title: 'Temporal', body: [], ...over });
      await editor.post(storyCall(id), { isLive: true });
      return id;
    },
  };
}

/** Address of a live blog at the desk. */
export const storyCall = (id: number): string => endpointPath(LIVE_DESK_ENDPOINTS.live, id);

/** Requests of the desk. */
export const postEntry = (
  editor: TestReader,
  id: number,
  entry: Partial<LiveEntryPost> = {},
): Promise<Answered> =>
  editor.post(endpointPath(LIVE_DESK_ENDPOINTS.postEntry, id), {
    key: entryKey(),
    state: 'published',
    title: 'Plou',
    text: 'Plou molt.',
    ...entry,
  });
export const changeEntry = (editor: TestReader, id: number, entryId: string, change: LiveEntryChange) =>
  editor.post(endpointPath(LIVE_DESK_ENDPOINTS.changeEntry, id, entryId), change);
export const doneOf = ({ response }: Answered) => v.parse(liveEntryDoneSchema, response);

/** Requests of readers. */
export const blogOf = async (
  reader: TestReader,
  id: number,
  asked: Parameters<typeof liveBlogCall>[1] = {},
) => v.parse(liveBlogSchema, (await reader.get(liveBlogCall(String(id), asked))).response);
export const changesOf = async (reader: TestReader, id: number, since: number) =>
  v.parse(liveChangesSchema, (await reader.get(liveChangesCall(String(id), since))).response);
