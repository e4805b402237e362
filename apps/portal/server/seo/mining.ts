import { ROUTES, type Site } from '@portal/model';

export const MINING_PATH = ROUTES.wellKnown.replace('*', 'tdmrep.json');

/** tdmrep.json (TDM Reservation Protocol of the W3C's group): whether text and data mining is reserved, and where it is licensed. */
export function miningRights({ machines }: Pick<Site, 'machines'>, origin: string): string {
  const { textMining, miningPolicy } = machines;
  const rights = {
    location: '/',
    'tdm-reservation': textMining === 'reserved' ? 1 : 0,
    ...(miningPolicy ? { 'tdm-policy': new URL(miningPolicy, origin).href } : {}),
  };
  return `${JSON.stringify([rights])}\n`;
}
