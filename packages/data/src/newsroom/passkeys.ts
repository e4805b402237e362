import { DESK_CALLS, type DeskPasskeys, deskPasskeysSchema } from '@portal/model/newsroom';
import * as v from 'valibot';
import type { Client } from '../client/request';

/**
 * The desk’s calls about the user's own passkeys; the browser creates and uses them itself. Each rejects
 * with a RequestError.
 */
export type PasskeyDesk = {
  /** Passkeys for the requested host, oldest first. */
  passkeys: () => Promise<DeskPasskeys['passkeys']>;
  /** Removes a passkey; codes and sessions stay. */
  removePasskey: (id: string) => Promise<void>;
};

/** Calls of the desk about passkeys over a client, one method each. */
export function passkeyDesk({ request }: Client): PasskeyDesk {
  return {
    passkeys: async () => (await request(DESK_CALLS.passkeys, deskPasskeysSchema)).passkeys,
    removePasskey: async (id) =>
      void (await request(`${DESK_CALLS.passkeys}/${encodeURIComponent(id)}`, v.unknown(), {
        method: 'DELETE',
      })),
  };
}
