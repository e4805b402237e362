import type { Database } from '../../platform/database/client';
import type { Limits } from '../../platform/limits/limits';
import type { Log } from '../../platform/log/log';
import type { Outbox } from '../../platform/mail/outbox';

/** Dependencies of the desk. */
export type DeskDeps = { db: Database; now: () => Date; limits: Limits; outbox: Outbox; log: Log };
