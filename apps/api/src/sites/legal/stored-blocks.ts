import {
  type AnalyticsSettings,
  adCookies,
  CONSENT_PURPOSES,
  fill,
  type LegalBlock,
  STORED_FOR,
  type StoredItem,
  toolCookies,
} from '@portal/model';
import type { SiteRecord } from '../index';
import type { LegalFacts } from './facts';
import { GROUP_OF, type LegalLabels, STORED_GROUPS } from './labels';

type Texts = LegalLabels['cookies'];

/** What a site's pages keep in browsers, its tools' cookies included. */
function storedOn(
  { ads, analytics, consent, features, paywall }: SiteRecord,
  { storedItems }: Pick<LegalFacts, 'storedItems'>,
): StoredItem[] {
  const holds = { accounts: features.users, framework: consent?.tcf, paywall };
  return [
    ...storedItems.filter(({ only }) => only === undefined || holds[only]),
    ...toolCookies(analytics).map((cookie) => ({
      ...cookie,
      store: 'cookie' as const,
      purpose: 'measuring' as const,
    })),
    ...adCookies(ads).map((cookie) => ({ ...cookie, store: 'cookie' as const, purpose: 'ads' as const })),
  ];
}

const untilOf = ({ store, days, asked }: StoredItem, texts: Texts): string => {
  if (asked) return texts.untilTurnedOff;
  if (days !== null) return days === 1 ? texts.oneDay : fill(texts.days, { days });
  if (store === 'cookie') return texts.untilEnded;
  return store === 'session' ? texts.untilClosed : texts.untilRemoved;
};

/** Where items are kept, and until when: one line for those of the same place and time. */
function linesOf(items: readonly StoredItem[], texts: Texts) {
  const lines = new Map<string, string[]>();
  for (const item of items) {
    const facts = `${texts.stores[item.store]} · ${untilOf(item, texts)}`;
    lines.set(facts, [...(lines.get(facts) ?? []), item.name]);
  }
  return Array.from(lines, ([facts, names]) => ({ names, facts }));
}

/** What the pages of a site keep in browsers, under what it is for: the names, where, and until when. */
export function storedBlocks(
  site: SiteRecord,
  facts: Pick<LegalFacts, 'storedItems'>,
  texts: Texts,
): LegalBlock[] {
  const items = storedOn(site, facts);
  const purposes = STORED_FOR.filter((known) => items.some(({ purpose }) => purpose === known));
  const groups = STORED_GROUPS.map((group) => ({
    id: `stored-${group}`,
    heading: texts.groups[group],
    items: purposes
      .filter((purpose) => GROUP_OF[purpose] === group)
      .map((purpose) => ({
        purpose: texts.purposes[purpose],
        lines: linesOf(
          items.filter((item) => item.purpose === purpose),
          texts,
        ),
      })),
  }));
  return [{ kind: 'stored', groups: groups.filter(({ items: own }) => own.length > 0) }];
}

/** Tools that measure, by their names, and where what they are told goes. */
const toolsOf = ({ gtm, plausible, matomo, endpoint }: AnalyticsSettings, own: string) =>
  [
    { name: 'Google Tag Manager', url: gtm?.origin },
    { name: 'Plausible', url: plausible?.origin },
    { name: 'Matomo', url: matomo?.url },
    { name: own, url: endpoint?.url },
  ].flatMap(({ name, url }) => (url ? [`${name} (${new URL(url).host})`] : []));

/** Tools that measure on a site; none where it measures nothing. */
export const toolBlocks = ({ analytics }: Pick<SiteRecord, 'analytics'>, texts: Texts): LegalBlock[] =>
  analytics ? [{ kind: 'list', items: toolsOf(analytics, texts.ownTool).map((tool) => [tool]) }] : [];

/** Who gets something if the reader agrees, each under what it is for. */
export const partnerBlocks = ({ consent }: Pick<SiteRecord, 'consent'>, texts: Texts): LegalBlock[] =>
  CONSENT_PURPOSES.flatMap((purpose): LegalBlock[] => {
    const own = consent?.partners.filter((partner) => partner.purpose === purpose) ?? [];
    if (!own.length) return [];
    const { name, text } = texts.partners[purpose];
    return [
      { kind: 'heading', id: `purpose-${purpose}`, text: name },
      { kind: 'text', text: [text] },
      {
        kind: 'list',
        label: `purpose-${purpose}`,
        items: own.map(({ name: partner, policy }) => [{ text: partner, href: policy }]),
      },
    ];
  });
