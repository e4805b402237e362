import { fill } from '@portal/model';
import { type AnalyticsSettings, adCookies, toolCookies } from '@portal/model/analytics';
import type { LegalBlock } from '@portal/model/legal';
import { CONSENT_PURPOSES, STORED_FOR, type StoredItem } from '@portal/model/readers';
import type { SiteRecord } from '../index';
import type { LegalFacts } from './facts';
import { GROUP_OF, type LegalLabels, STORED_GROUPS } from './labels';

type Texts = LegalLabels['cookies'];

/** Items that a site's pages store in browsers, including the cookies of its tools. */
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

/** Place and lifetime of items: one line for those that share both. */
function linesOf(items: readonly StoredItem[], texts: Texts) {
  const lines = new Map<string, string[]>();
  for (const item of items) {
    const facts = `${texts.stores[item.store]} · ${untilOf(item, texts)}`;
    lines.set(facts, [...(lines.get(facts) ?? []), item.name]);
  }
  return Array.from(lines, ([facts, names]) => ({ names, facts }));
}

/** Items that a site's pages store in browsers, by purpose: names, place and lifetime. */
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

/** Analytics tools, by their names, and where their data go. */
const toolsOf = ({ gtm, plausible, matomo, endpoint }: AnalyticsSettings, own: string) =>
  [
    { name: 'Google Tag Manager', url: gtm?.origin },
    { name: 'Plausible', url: plausible?.origin },
    { name: 'Matomo', url: matomo?.url },
    { name: own, url: endpoint?.url },
  ].flatMap(({ name, url }) => (url ? [`${name} (${new URL(url).host})`] : []));

/** A site's analytics tools; none if it measures nothing. */
export const toolBlocks = ({ analytics }: Pick<SiteRecord, 'analytics'>, texts: Texts): LegalBlock[] =>
  analytics ? [{ kind: 'list', items: toolsOf(analytics, texts.ownTool).map((tool) => [tool]) }] : [];

/** Partners that receive data if the reader agrees, by purpose. */
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
