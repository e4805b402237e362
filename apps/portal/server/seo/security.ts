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
