import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../../../platform/limits';

/** OWASP's minimum for argon2id, the library's default: 19 MiB, two passes, one lane; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * As many at once as there are cores: more would only make each slower. Beyond the queue, readers must retry.
 */
const limit = new ConcurrencyLimit(availableParallelism(), 200);

/**
 * Hashes a password.
 * @throws Busy
 */
export function hashPassword(password: string): Promise<string> {
  return limit.run(() => hash(password.normalize('NFC'), COST));
}

/** Stands in for accounts that do not exist or have no password, so that both take as long. */
const NOBODYS = hash('nobody has this password', COST);

/**
 * Whether a password matches the stored hash; `null` for no account takes as long and is false.
 * @throws Busy
 */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const against = kept ?? (await NOBODYS);
  const same = await limit.run(() => verify(against, password.normalize('NFC')));
  return same && kept !== null;
}
