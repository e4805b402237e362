import type { SiteRecord } from '../../sites';

/** Who sold a contract, as readers are told: by its name in the site's file, or else as it calls itself. */
export function sellerName({ paywall }: Pick<SiteRecord, 'paywall'>, source: string): string {
  const names = new Map(Object.entries(paywall?.sellers ?? {}));
  return names.get(source) ?? source;
}
