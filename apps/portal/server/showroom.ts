import {
  FEATURE_FLAGS,
  type FeatureFlag,
  type PaywallVersions,
  type Site,
  toMilliseconds,
} from '@portal/model';
import { SHOWROOM_ADS, SHOWROOM_READERS, type Showroom } from '../app/showroom';

/** Characters of what the address asks for and there is not, as the bar says it. */
const MAX_SAID = 40;

const dateOf = (text: string, timeZone: string): Showroom['date'] => {
  const at = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) ? toMilliseconds(text, timeZone) : null;
  return at === null ? null : { text, at: new Date(at) };
};

/** What the address of a showroom's page chooses; what it does not know is left as it is for everybody, and said. */
export function showroomOf(
  { searchParams }: URL,
  { timeZone, paywall }: Pick<Site, 'timeZone' | 'paywall'>,
  versions: PaywallVersions,
): Showroom {
  const unknown: Showroom['unknown'] = {};
  const kept = new URLSearchParams();
  /** What the address says of a choice, if that is one; an empty field of the form says nothing. */
  const chosen = <Value>(
    name: keyof Showroom['unknown'],
    read: (said: string) => Value | undefined | null,
  ) => {
    const said = searchParams.get(name);
    if (!said) return null;
    const value = read(said) ?? null;
    if (value === null) unknown[name] = said.slice(0, MAX_SAID);
    else kept.set(name, said);
    return value;
  };
  const paywallFakeId = paywall
    ? chosen('paywallFakeId', (said) => versions.find(({ id }) => id === said)?.id)
    : null;
  const ads = chosen('ads', (said) => SHOWROOM_ADS.find((known) => known === said));
  const reader = chosen('reader', (said) => SHOWROOM_READERS.find((known) => known === said));
  const flags: Partial<Record<FeatureFlag, boolean>> = {};
  for (const flag of FEATURE_FLAGS) {
    const asked = chosen(flag, (said) => (said === 'on' ? true : said === 'off' ? false : null));
    if (asked !== null) flags[flag] = asked;
  }
  const date = chosen('date', (said) => dateOf(said, timeZone));
  return {
    versions,
    paywallFakeId,
    unknown,
    flags,
    date,
    ads: ads ?? 'showroom',
    reader: reader ?? 'own',
    kept: kept.toString(),
  };
}

/** A link to an address of this host, not to another (`//`), up to the end of the address. */
const OWN_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"#]*)/g;

/**
 * The HTML of a showroom's page with what its address chooses in its links to this site's pages, so that whoever follows one goes
 * on looking at the same. It is done to what was drawn: parts that are kept for everybody know nothing of it.
 */
export function withChoices(html: string, { kept }: Pick<Showroom, 'kept'>): string {
  if (!kept) return html;
  const choices = kept.replaceAll('&', '&amp;');
  return html.replace(
    OWN_LINK,
    (_, before: string, address: string) =>
      `${before}${address}${address.includes('?') ? '&amp;' : '?'}${choices}`,
  );
}

/** The first that the keyboard reaches. */
const SKIP_LINKS = /<div data-part="skip-links">.*?<\/div>/s;

/** The HTML of a showroom's page with its bar before everything but the skip links, which pass it too. */
export const withBar = (html: string, bar: string): string =>
  html.replace(SKIP_LINKS, (links) => `${links}${bar}`);
