import type { SiteRecord } from '../../sites';

/** Display name of a seller: its name in the site's file, or else the one it uses itself. */
export function sellerName({ paywall }: Pick<SiteRecord, 'paywall'>, source: string): string {
  const names = new Map(Object.entries(paywall?.sellers ?? {}));
  return names.get(source) ?? source;
}
