import { sql } from 'drizzle-orm';
import { entitlements, withdrawals } from './tables';

/** Who has withdrawn from a contract has had the letter of it, whatever its seller says of it until it is settled. */
export const isNotWithdrawn = sql`not exists (select from ${withdrawals}
  where ${withdrawals.site} = ${entitlements.site} and ${withdrawals.source} = ${entitlements.source}
    and ${withdrawals.externalId} = ${entitlements.externalId})`;
