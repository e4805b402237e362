import type { Database } from '../../../platform/database';
import { ApiError } from '../../../platform/http';
import { emailKey } from '../../../platform/words';
import { type Entitlement, storeEntitlements } from '../entitlements';
import type { ToldEntitlements } from '../payments/sources';
import type { entitlements } from '../tables';
import { knownOf } from './contract-import';
import { contractDigest } from './contracts';

/**
 * A report on a contract. Its digest is null if the payment provider names no email address, and empty if the
 * contract was released on account deletion.
 */
type Word = Pick<
  typeof entitlements.$inferSelect,
  'product' | 'startsAt' | 'endsAt' | 'renewsAt' | 'isUnpaid'
> & { emailDigest: Buffer | null };

const wordOf = ({ email, ...told }: Entitlement): Word & Entitlement => ({
  ...told,
  email,
  emailDigest: email === null ? null : contractDigest(emailKey(email)),
});

const timeOf = (date: Date | null) => date?.getTime() ?? Number.POSITIVE_INFINITY;

/** Whether two reports may be about the same reader. */
const mayBeOfOne = (one: Buffer | null, other: Buffer | null) =>
  !one?.length || !other?.length || one.equals(other);

/**
 * Whether a stored contract already covers another report with the same timestamp: an end wins over none, an
 * earlier end over a later one.
 */
function saysAllOf(kept: Word, told: Word): boolean {
  const goesOn = kept.endsAt === null;
  return (
    mayBeOfOne(kept.emailDigest, told.emailDigest) &&
    kept.product === told.product &&
    timeOf(kept.startsAt) === timeOf(told.startsAt) &&
    timeOf(kept.endsAt) <= timeOf(told.endsAt) &&
    // A contract that ends has no further charges to compare.
    (!goesOn || (timeOf(kept.renewsAt) === timeOf(told.renewsAt) && kept.isUnpaid === told.isUnpaid))
  );
}

const contradiction = (id: string) =>
  new ApiError(
    409,
    'CONTRADICTION',
    `entitlements: two words of the same moment about “${id}” say different things, and nothing of this message was kept: tell the one that holds with a later “at”, to the millisecond if need be`,
    { issues: [{ field: 'at', code: 'invalid' }] },
  );

/**
 * Merges the reports of one message into one per contract.
 * @throws ApiError 409 if some contradict each other
 */
function settled(told: readonly Entitlement[]): (Word & Entitlement)[] {
  const all = told.map(wordOf);
  const ids = new Set(all.map(({ externalId }) => externalId));
  return Array.from(ids, (id) => {
    const words = all.filter(({ externalId }) => externalId === id);
    const [first, ...others] = words.toSorted((one, other) =>
      timeOf(one.endsAt) < timeOf(other.endsAt) ? -1 : 1,
    );
    if (!first || !others.every((other) => saysAllOf(first, other))) throw contradiction(id);
    return first;
  });
}

/**
 * Stores all of a message or nothing. Among reports with the same timestamp, in one message or several, an
 * end wins over none and an earlier end over a later one.
 * @returns number of contracts changed
 * @throws ApiError 409 if reports with the same timestamp contradict each other in any other way
 */
export async function takeMessage(
  db: Database,
  site: string,
  { source, toldAt, entitlements: told }: ToldEntitlements,
): Promise<number> {
  const words = settled(told);
  return db.transaction(async (tx) => {
    const changed = await storeEntitlements(tx, site, source, words, toldAt);
    const ids = words.map(({ externalId }) => externalId);
    const kept = await knownOf(tx, site, source, ids);
    for (const word of words) {
      const row = kept.get(word.externalId);
      if (row?.toldAt.getTime() === toldAt.getTime() && !saysAllOf(row, word))
        throw contradiction(word.externalId);
    }
    return changed;
  });
}
