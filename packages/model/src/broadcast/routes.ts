/** A broadcaster's pages, in the order of its navigation. */
export const BROADCAST_AREAS = ['live', 'guide', 'onDemand', 'programmes'] as const;
export type BroadcastArea = (typeof BROADCAST_AREAS)[number];

/** Their addresses; the words are read in Catalan, and the same on every site. */
export const BROADCAST_ROUTES = {
  live: '/directe/',
  guide: '/programacio/',
  onDemand: '/a-la-carta/',
  programmes: '/programes/',
} as const satisfies Record<BroadcastArea, string>;

/** A day of the programme guide, '2026-03-18'. */
export const guidePath = (day: string): string => `${BROADCAST_ROUTES.guide}${day.replaceAll('-', '/')}/`;

/** The page of a live stream. */
export const livePath = (id: string): string => `${BROADCAST_ROUTES.live}${id}/`;

/** The programme index at a letter or a text; everything without either. */
export function programmeIndexPath({ letter = '', text = '', cursor = '' } = {}): string {
  const params = new URLSearchParams();
  if (letter) params.set('letter', letter);
  if (text) params.set('text', text);
  if (cursor) params.set('cursor', cursor);
  const query = params.toString();
  return query ? `${BROADCAST_ROUTES.programmes}?${query}` : BROADCAST_ROUTES.programmes;
}
