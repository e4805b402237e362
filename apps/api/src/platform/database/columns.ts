import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Row id, assigned by the database. */
export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Millisecond precision, so that a cursor made in JavaScript identifies a row exactly. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
/** Bytes, such as the SHA-256 of a secret that only its holder has. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
