import { sql } from 'drizzle-orm';
import { entitlements, withdrawals } from './tables';

/**
 * Excludes contracts that were withdrawn from. Their reader has had the acknowledgement, whatever the seller
 * still reports until the withdrawal is settled.
 */
export const isNotWithdrawn = sql`not exists (select from ${withdrawals}
  where ${withdrawals.site} = ${entitlements.site} and ${withdrawals.source} = ${entitlements.source}
    and ${withdrawals.externalId} = ${entitlements.externalId})`;
