import * as v from 'valibot';
import { profileRecordSchema } from './kept-profile';
import { userChangeSchema } from './user-change';

/** Carries messages to the same site's other tabs, never back to this one. */
export type TabChannel = {
  post: (message: unknown) => void;
  /** Gives the function that stops listening. */
  listen: (listener: (message: unknown) => void) => () => void;
};

/** Tells which key other tabs have changed in the storage; null when all are gone. Gives the function that stops it. */
export type StorageEvents = (listener: (key: string | null) => void) => () => void;

/** Messages of a tab to the others of its session. */
export const tabMessageSchema = v.variant('kind', [
  ...userChangeSchema.options,
  v.object({ kind: v.literal('user'), record: profileRecordSchema }),
  v.object({ kind: v.literal('nobody') }),
]);
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;
