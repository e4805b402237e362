import { dayOf } from '@portal/model';
import { currentUserSchema } from '@portal/model/readers';
import * as v from 'valibot';

/** Key of the profile in the browser's storage. */
export const PROFILE_KEY = 'portal.profile';

/** Part of the browser's storage that is used here. It may throw if storage is full or forbidden. */
export type ProfileStorage = {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
};

export const profileRecordSchema = v.object({
  user: v.pipe(
    currentUserSchema,
    v.check(({ id }) => id !== null && id !== ''),
  ),
  /** When the server last confirmed it, in milliseconds since 1970. */
  updatedAt: v.number(),
});
export type ProfileRecord = v.InferOutput<typeof profileRecordSchema>;

/** The profile as a browser remembers it between pages (spec §4). */
export type KeptProfile = {
  /** Null if there is none, or none that can be read. */
  read: () => ProfileRecord | null;
  write: (record: ProfileRecord) => void;
  clear: () => void;
};

/** Wraps a storage; one that fails counts as empty. */
export function createKeptProfile(storage: ProfileStorage | undefined): KeptProfile {
  return {
    read: () => {
      try {
        const text = storage?.getItem(PROFILE_KEY);
        const parsed = v.safeParse(profileRecordSchema, text ? JSON.parse(text) : null);
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    write: (record) => {
      try {
        storage?.setItem(PROFILE_KEY, JSON.stringify(record));
      } catch {
        // If the new profile cannot be stored, an outdated one is worse than none.
        remove(storage);
      }
    },
    clear: () => remove(storage),
  };
}

function remove(storage: ProfileStorage | undefined): void {
  try {
    storage?.removeItem(PROFILE_KEY);
  } catch {
    // Storage is forbidden: there is nothing to clear.
  }
}

/** Whether a record was last updated on the calendar day that the site's zone shows now (spec §4). */
export function isOfToday({ updatedAt }: Pick<ProfileRecord, 'updatedAt'>, now: number, timeZone: string) {
  const day = dayOf(updatedAt, timeZone);
  return day !== null && day === dayOf(now, timeZone);
}
