import * as v from 'valibot';
import { profileRecordSchema } from '../readers/kept-profile';
import { userChangeSchema } from '../readers/user-change';

/** Carries messages to the same site's other tabs, never back to this one. */
export type TabChannel = {
  post: (message: unknown) => void;
  /** Returns the function that unsubscribes. */
  listen: (listener: (message: unknown) => void) => () => void;
};

/**
 * Reports which key of the storage other tabs have changed; null when all were removed. Returns the function
 * that unsubscribes.
 */
export type StorageEvents = (listener: (key: string | null) => void) => () => void;

/** Messages between the tabs of one session. */
export const tabMessageSchema = v.variant('kind', [
  ...userChangeSchema.options,
  v.object({ kind: v.literal('user'), record: profileRecordSchema }),
  v.object({ kind: v.literal('nobody') }),
]);
export type TabMessage = v.InferOutput<typeof tabMessageSchema>;
