import { FEATURE_FLAGS, type FeatureFlag, HTML_TAG, type Site, toMilliseconds } from '@portal/model';
import type { PaywallVersions } from '@portal/model/revenue';
import { SHOWROOM_ADS, SHOWROOM_READERS, type Showroom } from '../app/showroom';

/** Characters of an unknown option that the bar repeats. */
const MAX_SAID = 40;

const dateOf = (text: string, timeZone: string): Showroom['date'] => {
  const at = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) ? toMilliseconds(text, timeZone) : null;
  return at === null ? null : { text, at: new Date(at) };
};

/** Options in the address of a showroom's page; unknown ones use the default and are reported. */
export function showroomOf(
  { searchParams }: URL,
  { timeZone, paywall }: Pick<Site, 'timeZone' | 'paywall'>,
  versions: PaywallVersions,
): Showroom {
  const unknown: Showroom['unknown'] = {};
  const kept = new URLSearchParams();
  /** Value of an option, if it is valid; an empty field of the form is ignored. */
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

/** The address of a link's tag if it is of this host, not of another (`//`), up to its fragment. */
const OWN_ADDRESS = /(\shref=")(\/(?!\/)[^"#]*)/;

/**
 * The HTML of a showroom's page with its options added to the links to this site's pages, so that they
 * persist while browsing. It is applied to rendered HTML: cached fragments do not contain the options.
 */
export function withChoices(html: string, { kept }: Pick<Showroom, 'kept'>): string {
  if (!kept) return html;
  const choices = kept.replaceAll('&', '&amp;');
  const chosen = (_: string, before: string, address: string) =>
    `${before}${address}${address.includes('?') ? '&amp;' : '?'}${choices}`;
  return html.replace(HTML_TAG, (tag, slash: string, name: string) =>
    name === 'a' && !slash ? tag.replace(OWN_ADDRESS, chosen) : tag,
  );
}

/** The first elements in the tab order. */
const SKIP_LINKS = /<nav [^>]*data-part="skip-links">.*?<\/nav>/s;

/** The HTML of a showroom's page with its bar before everything but the skip links, which skip it too. */
export const withBar = (html: string, bar: string): string =>
  html.replace(SKIP_LINKS, (links) => `${links}${bar}`);
