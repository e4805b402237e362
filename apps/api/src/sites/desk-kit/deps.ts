import type { Database } from '../../platform/database';
import type { Limits } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Outbox } from '../../platform/mail';

export type DeskDeps = { db: Database; now: () => Date; limits: Limits; outbox: Outbox; log: Log };
