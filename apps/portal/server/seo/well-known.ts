import { ROUTES, type Site } from '@portal/model';

export const SECURITY_PATH = ROUTES.wellKnown.replace('*', 'security.txt');

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days of validity, from the day of the request: less than the year that RFC 9116 §2.5.5 advises. */
const VALID_DAYS = 330;

/** security.txt (RFC 9116): the contact for vulnerabilities. Undefined for a site without one. */
export function securityText(
  { securityContact, language }: Pick<Site, 'securityContact' | 'language'>,
  origin: string,
  now: Date,
): string | undefined {
  if (!securityContact) return undefined;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([language, 'es', 'ca', 'en'])].join(', ')}`,
    `Canonical: ${new URL(SECURITY_PATH, origin).href}`,
    '',
  ].join('\n');
}

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

type AdFile = {
  type: string;
  /** Undefined if the site has no such file. */
  textOf: (site: Pick<Site, 'ads'>) => string | undefined;
};

/**
 * Files that tell buyers who may sell a site's advertising (IAB Tech Lab, ads.txt 1.1 and sellers.json 1.0).
 */
export const AD_FILES: Readonly<Record<string, AdFile>> = {
  [ROUTES.adsTxt]: {
    type: 'text/plain; charset=utf-8',
    textOf: ({ ads }) => (ads?.adsTxt.length ? `${ads.adsTxt.join('\n')}\n` : undefined),
  },
  [ROUTES.adSellers]: {
    type: 'application/json; charset=utf-8',
    textOf: ({ ads }) => ads?.sellers && `${JSON.stringify({ version: '1.0', ...ads.sellers }, null, 2)}\n`,
  },
};
