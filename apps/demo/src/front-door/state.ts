import type { DoorState } from '@portal/api';

type Where = {
  site?: DoorState['site'];
  path: string;
  as?: string;
  version?: string;
  status?: number;
  text: string;
};

/** A state, by default at El Far and with a page that returns 200. */
export const state = (
  id: string,
  title: string,
  note: string,
  { site = 'far', path, as, version, status = 200, text }: Where,
): DoorState => ({
  id,
  title,
  note,
  site,
  path,
  ...(as ? { as } : {}),
  ...(version ? { version } : {}),
  expects: { status, text },
});
