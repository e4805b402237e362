import { fill, isSafeUrl } from '@portal/model';
import type { LegalBlock, LegalDocument, LegalText } from '@portal/model/legal';

/** Facts about a site by which sentences of its legal pages are included or omitted. */
export const FLAGS = [
  'users',
  'noAccounts',
  'ownAccounts',
  'identityProvider',
  'social',
  'captcha',
  'decidesLater',
  'shared',
  'inGroup',
  'newsletters',
  'commercial',
  'contact',
  'moderatedBefore',
  'moderatedAfter',
  'paywall',
  'metered',
  'gifts',
  'sells',
  'soldHere',
  'soldElsewhere',
  'yearly',
  'asksFirst',
  'readsOffline',
  'offersChoices',
  'analytics',
  'partners',
  'noPartners',
  'advertising',
  'framework',
  'ownAds',
  'reserved',
  'miningAllowed',
  'miningPolicy',
  'crawlersRefused',
  'crawlersSearch',
  'crawlersAllowed',
  'broadcaster',
  'principles',
  'dataOfficer',
  'spanish',
  'statusFull',
  'statusPartial',
  'statusNone',
] as const;
export type Flag = (typeof FLAGS)[number];

/** Blocks that are made of facts, not of sentences. */
export const INSERTS = [
  'publisher',
  'broadcaster',
  'contactPoints',
  'consumers',
  'rules',
  'held',
  'refused',
  'offers',
  'withdrawal',
  'processors',
  'stored',
  'tools',
  'partners',
  'exceptions',
  'evaluation',
  'authority',
  'owners',
  'beneficialOwners',
  'stateAdvertising',
  'aiUses',
  'aiNever',
  'aiAnswers',
] as const;
export type Insert = (typeof INSERTS)[number];

/** Included only for a site with this flag. */
type When = { readonly when?: Flag };
/** A sentence, or a paragraph: `{name}` for values, `[words](address)` for links. */
type Line = string | (When & { readonly text: string });

/** A block of a template: a paragraph, a list, terms with their explanations, or a block of facts. */
export type TemplateBlock =
  | Line
  | (When & { readonly list: readonly Line[] })
  | (When & { readonly facts: readonly (When & { readonly name: string; readonly text: string })[] })
  | (When & { readonly insert: Insert });

/** A legal page in one language. A section without any content is omitted with its heading. */
export type Template = {
  readonly intro: readonly TemplateBlock[];
  readonly sections: readonly (When & {
    readonly id: string;
    readonly heading: string;
    readonly body: readonly TemplateBlock[];
  })[];
};

/** Values for the templates of one site. */
export type Filling = {
  values: Readonly<Record<string, string | number>>;
  flags: Partial<Readonly<Record<Flag, boolean>>>;
  inserts: Readonly<Record<Insert, () => LegalBlock[]>>;
};

/** A link in a template; placeholders in it are filled like any other. */
const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;
/** A placeholder whose value is an email address. */
const EMAIL = /\{(\w*[eE]mail)\}/;

/** Splits template text into words and links. A value never becomes a link because of its content. */
export function richText(words: string, values: Filling['values']): LegalText {
  const link = LINK.exec(words);
  if (link) {
    const [whole, text = '', href = ''] = link;
    const address = fill(href, values);
    const shown = fill(text, values);
    return [
      ...richText(words.slice(0, link.index), values),
      ...(isSafeUrl(address) ? [{ text: shown, href: address }] : [shown]),
      ...richText(words.slice(link.index + whole.length), values),
    ];
  }
  const email = EMAIL.exec(words);
  const value = email?.[1] === undefined ? undefined : values[email[1]];
  if (email && value !== undefined)
    return [
      ...richText(words.slice(0, email.index), values),
      { text: String(value), href: `mailto:${value}` },
      ...richText(words.slice(email.index + email[0].length), values),
    ];
  const filled = fill(words, values);
  return filled === '' ? [] : [filled];
}

/** Makes a document from a template: the parts that apply to the site, with its values. */
export function composed(title: string, { intro, sections }: Template, filling: Filling): LegalDocument {
  const { values, flags, inserts } = filling;
  const holds = ({ when }: When): boolean => when === undefined || flags[when] === true;
  const lineOf = (line: Line): LegalText[] =>
    typeof line === 'string' ? [richText(line, values)] : holds(line) ? [richText(line.text, values)] : [];

  const blocksOf = (block: TemplateBlock): LegalBlock[] => {
    if (typeof block === 'string' || 'text' in block)
      return lineOf(block).map((text) => ({ kind: 'text', text }));
    if (!holds(block)) return [];
    if ('insert' in block) return inserts[block.insert]();
    if ('list' in block) {
      const items = block.list.flatMap(lineOf);
      return items.length ? [{ kind: 'list', items }] : [];
    }
    const items = block.facts
      .filter(holds)
      .map(({ name, text }) => ({ name: fill(name, values), text: richText(text, values) }));
    return items.length ? [{ kind: 'facts', items }] : [];
  };

  return {
    title,
    intro: intro.flatMap(blocksOf),
    sections: sections
      .filter(holds)
      .map(({ id, heading, body }) => ({
        id,
        heading: fill(heading, values),
        blocks: body.flatMap(blocksOf),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}
