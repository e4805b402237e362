import type { Endpoint } from '@portal/model';
import { type DeskAct, mayAct } from '@portal/model/newsroom';
import type { Context } from 'hono';
import type { Database } from '../../platform/database';
import { forbidden } from '../../platform/http';
import type { Limits } from '../../platform/limits';
import type { Log } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import type { RequestContext } from '../index';
import type { DeskActor } from './log';

/**
 * A request at the desk: its site and origin, the session secret that it sent, and the identifier of a known
 * browser.
 */
export type DeskRequest = RequestContext & { secret: string | null; browser: string | null };

/** Someone at the desk, with both factors. */
export type DeskUserActor = DeskActor & { email: string };

/**
 * Finds the caller of an endpoint of the desk.
 * @throws ApiError for anyone else, and for a change that another host's page sends
 */
export type DeskGuards = {
  'desk-visitor': (
    c: Context,
    endpoint: Pick<Endpoint, 'method' | 'act'>,
  ) => Promise<{ context: DeskRequest }>;
  desk: (
    c: Context,
    endpoint: Pick<Endpoint, 'method' | 'act'>,
  ) => Promise<{ context: DeskRequest & { secret: string }; actor: DeskUserActor }>;
};

export type DeskDeps = { db: Database; now: () => Date; limits: Limits; outbox: Outbox; log: Log };

/** @throws ApiError 403 unless the actor's role allows the action */
export function assertMayAct({ role }: Pick<DeskActor, 'role'>, act: DeskAct): void {
  if (!mayAct(role, act)) throw forbidden();
}
