import { DATE_LOCALES, type Publisher } from '@portal/model';
import type { LegalBlock } from '@portal/model/legal';
import { PARTICIPATION_RULES } from '@portal/model/participation';
import { formatPrice, WITHDRAWAL_BUTTONS, WITHDRAWAL_DAYS, WITHDRAWAL_WORDS } from '@portal/model/revenue';
import type { SiteRecord } from '../index';
import { soldOffers } from '../index';
import type { LegalFacts } from './facts';
import { hasSale, isWithinEea } from './gaps';
import type { HeldBy, LegalLabels, MissingFact } from './labels';
import { partnerBlocks, storedBlocks, toolBlocks } from './stored-blocks';
import { type Filling, type Insert, richText } from './template';

/** Input for blocks of facts. */
type Making = {
  site: SiteRecord;
  publisher: Publisher;
  labels: LegalLabels;
  facts: LegalFacts;
  values: Filling['values'];
};

/** Characters that end a sentence of the publisher's own. */
const ENDED = /[.!?…]$/;

const text = (words: string, values: Filling['values']): LegalBlock => ({
  kind: 'text',
  text: richText(words, values),
});
const list = (items: readonly string[]): LegalBlock => ({ kind: 'list', items: items.map((item) => [item]) });
const mail = (email: string) => [{ text: email, href: `mailto:${email}` }];

/** Says that the publisher has not given a fact yet, instead of inventing one. */
const missing = ({ labels, values }: Making, fact: MissingFact): LegalBlock[] => [
  {
    kind: 'missing',
    text: richText(labels.missing[fact], values)
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(''),
  },
];

/** The publisher's details in the site's file. */
function publisherBlocks({ publisher, labels: { facts } }: Making): LegalBlock[] {
  const { name, taxId, address, registry, email, phone, dataProtection } = publisher;
  const said = [
    { name: facts.name, text: [name] },
    { name: facts.taxId, text: [taxId] },
    { name: facts.address, text: [address] },
    ...(registry ? [{ name: facts.registry, text: [registry] }] : []),
    { name: facts.email, text: mail(email) },
    ...(phone
      ? [{ name: facts.phone, text: [{ text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }] }]
      : []),
    ...(dataProtection ? [{ name: facts.dataProtection, text: mail(dataProtection) }] : []),
  ];
  return [{ kind: 'facts', items: said }];
}

function contactBlocks(making: Making): LegalBlock[] {
  const { publisher, labels, values } = making;
  const { contactPoints } = publisher;
  if (!contactPoints) return missing(making, 'contactPoints');
  return [
    {
      kind: 'facts',
      items: [
        { name: labels.points.readers, text: mail(String(values.readersEmail)) },
        { name: labels.points.authorities, text: mail(contactPoints.authorities) },
        { name: labels.points.languages, text: [contactPoints.languages.join(', ')] },
      ],
    },
  ];
}

function broadcasterBlocks(making: Making): LegalBlock[] {
  const { broadcaster } = making.publisher;
  const { facts } = making.labels;
  if (!broadcaster) return missing(making, 'broadcaster');
  const { name, url } = broadcaster.authority;
  return [
    {
      kind: 'facts',
      items: [
        { name: facts.licence, text: [broadcaster.licence] },
        { name: facts.supervisor, text: [url ? { text: name, href: url } : name] },
      ],
    },
  ];
}

function consumerBlocks(making: Making): LegalBlock[] {
  const { publisher, labels, values } = making;
  const { consumerArbitration: scheme, complaintForms } = publisher;
  const arbitration =
    scheme === undefined
      ? missing(making, 'consumerArbitration')
      : [
          scheme
            ? text(labels.consumers.joined, { ...values, name: scheme.name, url: scheme.url ?? '' })
            : text(labels.consumers.none, values),
        ];
  return [
    ...arbitration,
    ...(complaintForms
      ? [text(labels.consumers.forms, { where: complaintForms })]
      : missing(making, 'complaintForms')),
  ];
}

/** Rules that hold a comment back on a site: those on words only if its newsroom has a list. */
function heldBlocks({ site, labels }: Making): LegalBlock[] {
  const { 'held-word': word, ...always } = labels.held satisfies Record<HeldBy, string>;
  return [list([...(site.comments.held.length ? [word] : []), ...Object.values(always)])];
}

const refusedBlocks = ({ site, labels: { refused } }: Making): LegalBlock[] => [
  list([...(site.comments.refused.length ? [refused.word] : []), refused.copy]),
];

function offerBlocks({ site, labels: { offers } }: Making): LegalBlock[] {
  const { tag } = DATE_LOCALES[site.language];
  return [
    {
      kind: 'table',
      caption: offers.caption,
      head: [offers.name, offers.what, offers.price],
      rows: soldOffers(site).map((offer) => [
        [offer.name],
        offer.description ? [offer.description] : [],
        [`${formatPrice(offer, tag)} ${offers.per[offer.period]}`],
      ]),
    },
  ];
}

function processorBlocks(making: Making): LegalBlock[] {
  const { publisher, labels, values } = making;
  const { processors: texts } = labels;
  if (!publisher.processors) return missing(making, 'processors');
  if (!publisher.processors.length) return [text(texts.nobody, values)];
  return [
    {
      kind: 'table',
      caption: texts.caption,
      head: [texts.name, texts.purpose, texts.country, texts.safeguard],
      rows: publisher.processors.map(({ name, purpose, country, safeguard }) => [
        [name],
        [purpose],
        [country],
        [safeguard ?? (isWithinEea(country) ? texts.none : texts.unstated)],
      ]),
    },
  ];
}

function holderBlocks(making: Making, fact: 'owners' | 'beneficialOwners'): LegalBlock[] {
  const holders = making.publisher[fact];
  if (!holders) return missing(making, fact);
  const { holder } = making.labels;
  return [
    {
      kind: 'list',
      items: holders.map(({ name, share }) => (share ? richText(holder, { name, share }) : [name])),
    },
  ];
}

function stateBlocks(making: Making): LegalBlock[] {
  const { publisher, site, labels } = making;
  const { advertising: texts } = labels;
  if (!publisher.stateAdvertising) return missing(making, 'stateAdvertising');
  const { tag } = DATE_LOCALES[site.language];
  const euros = (amount: number) => formatPrice({ price: Math.round(amount * 100), currency: 'EUR' }, tag);
  return [
    {
      kind: 'table',
      caption: texts.caption,
      head: [texts.year, texts.amount, texts.thirdCountries],
      rows: publisher.stateAdvertising
        .toSorted((one, other) => other.year - one.year)
        .map(({ year, amount, thirdCountries }) => [
          [String(year)],
          [euros(amount)],
          [thirdCountries === undefined ? texts.unstated : euros(thirdCountries)],
        ]),
    },
  ];
}

function evaluationBlocks(making: Making): LegalBlock[] {
  const { publisher, labels, values } = making;
  const { accessibility: texts } = labels;
  const reviewed = text(texts.reviewed, values);
  const { accessibility } = publisher;
  if (!accessibility) return [...missing(making, 'accessibility'), reviewed];
  const said = accessibility.evaluatedBy === 'self' ? texts.self : texts.external;
  const method = ENDED.test(accessibility.method) ? accessibility.method : `${accessibility.method}.`;
  return [text(said, { ...values, method }), reviewed];
}

function exceptionBlocks({ publisher: { accessibility }, labels }: Making): LegalBlock[] {
  if (!accessibility) return [];
  const { exceptions } = accessibility;
  return exceptions ? [list(exceptions)] : [{ kind: 'text', text: [labels.accessibility.noExceptions] }];
}

function authorityBlocks({ publisher: { accessibility }, labels }: Making): LegalBlock[] {
  const { complain, complainAnywhere } = labels.accessibility;
  if (!accessibility) return [text(complainAnywhere, {})];
  const { authority, channels } = accessibility;
  return [
    text(complain, { name: authority.name, url: authority.url ?? '' }),
    ...(channels ? [{ kind: 'text' as const, text: [channels] }] : []),
  ];
}

/**
 * The newsroom's statements about its use of artificial intelligence; if there are none, the page says so
 * once.
 */
function aiBlocks(making: Making, part: 'uses' | 'never' | 'answers'): LegalBlock[] {
  const { publisher, labels } = making;
  const { ai } = publisher;
  if (!ai) return part === 'uses' ? missing(making, 'ai') : [];
  if (part === 'answers') return [text(labels.ai.answers, { name: ai.answers })];
  const said = ai[part];
  return [said ? list(said) : text(part === 'uses' ? labels.ai.noUses : labels.ai.noLimits, {})];
}

/** Functions that make the blocks of facts for one site. */
export function insertsOf(making: Making): Record<Insert, () => LegalBlock[]> {
  const { site, labels, facts, values } = making;
  const { language } = site;
  return {
    publisher: () => publisherBlocks(making),
    broadcaster: () => broadcasterBlocks(making),
    contactPoints: () => contactBlocks(making),
    consumers: () => (hasSale(site) ? consumerBlocks(making) : []),
    rules: () => [
      list(
        PARTICIPATION_RULES.map(
          ({ number, title, text: says }) => `${number}. ${title[language]}. ${says[language]}`,
        ),
      ),
    ],
    held: () => heldBlocks(making),
    refused: () => refusedBlocks(making),
    offers: () => offerBlocks(making),
    withdrawal: () => [
      text(WITHDRAWAL_WORDS[language], {
        ...values,
        days: String(WITHDRAWAL_DAYS),
        button: WITHDRAWAL_BUTTONS[language].begin,
      }),
    ],
    processors: () => processorBlocks(making),
    stored: () => storedBlocks(site, facts, labels.cookies),
    tools: () => toolBlocks(site, labels.cookies),
    partners: () => partnerBlocks(site, labels.cookies),
    exceptions: () => exceptionBlocks(making),
    evaluation: () => evaluationBlocks(making),
    authority: () => authorityBlocks(making),
    owners: () => holderBlocks(making, 'owners'),
    beneficialOwners: () => holderBlocks(making, 'beneficialOwners'),
    stateAdvertising: () => stateBlocks(making),
    aiUses: () => aiBlocks(making, 'uses'),
    aiNever: () => aiBlocks(making, 'never'),
    aiAnswers: () => aiBlocks(making, 'answers'),
  };
}
