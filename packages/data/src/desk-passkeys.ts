import { DESK_CALLS, type DeskPasskeys, deskPasskeysSchema } from '@portal/model';
import * as v from 'valibot';
import type { Client } from './request';

/** The desk’s calls about passkeys of who asks; browsers make and show them themselves. Each rejects with a RequestError. */
export type PasskeyDesk = {
  /** Passkeys for the host that is asked, the oldest first. */
  passkeys: () => Promise<DeskPasskeys['passkeys']>;
  /** Removes one of them; codes and sessions stay. */
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
