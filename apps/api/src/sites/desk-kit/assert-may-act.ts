import { type DeskAct, mayAct } from '@portal/model/newsroom';
import { forbidden } from '../../platform/http';
import type { DeskActor } from './log';

/** @throws ApiError 403 unless the actor's role allows the act */
export function assertMayAct({ role }: Pick<DeskActor, 'role'>, act: DeskAct): void {
  if (!mayAct(role, act)) throw forbidden();
}
