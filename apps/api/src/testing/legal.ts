import type { LegalBlock, LegalDocument, LegalPage, LegalText } from '@portal/model/legal';
import * as v from 'valibot';
import { parse } from 'yaml';
import { legalDocument } from '../sites/legal/document';
import { type LegalFacts, PRODUCT_FACTS } from '../sites/legal/facts';
import { type SiteRecord, siteRecordSchema } from '../sites/site-record';
import { SITE_FILE } from './site';

/** Publisher with only the required facts. */
export const PUBLISHER = {
  name: 'Edicions de Prova, SL',
  taxId: 'B00000000',
  address: 'carrer Major, 1',
  email: 'lectors@prova.example',
  accessibilityReviewed: '2026-11-16',
};

/** Publisher with every possible fact. */
export const WHOLE_PUBLISHER = {
  ...PUBLISHER,
  phone: '+34 900 000 000',
  owners: [{ name: 'Anna Prova', share: '60 %' }, { name: 'Altres' }],
  beneficialOwners: [{ name: 'Anna Prova' }],
  stateAdvertising: [{ year: 2025, amount: 1200.5 }],
  broadcaster: { licence: 'Llicència 7', authority: { name: 'CAC', url: 'https://cac.example/' } },
  contactPoints: {
    authorities: 'autoritats@prova.example',
    readers: 'ajuda@prova.example',
    languages: ['català', 'castellà'],
  },
  consumerArbitration: { name: 'Junta Arbitral', url: 'https://junta.example/' },
  complaintForms: 'a la redacció',
  dataProtection: 'dades@prova.example',
  dataOfficer: 'Pere Dades',
  processors: [{ name: 'Núvol, SL', purpose: 'allotjament', country: 'França' }],
  ai: { uses: ['Transcriure entrevistes.'], never: ['Escriure notícies.'], answers: 'la direcció' },
  accessibility: {
    status: 'partial',
    exceptions: ['Els directes no tenen subtítols.'],
    evaluatedBy: 'self',
    method: 'proves automàtiques',
    authority: { name: 'Oficina de consum', url: 'https://consum.example/' },
  },
};

/** The site manages accounts itself, without an identity provider. */
const OWN_ACCOUNTS = { features: { users: true, identityProvider: false }, identityProvider: undefined };

/** The test site with its own accounts, a publisher and the given changes. */
export const legalSite = (changes: Record<string, unknown> = {}): SiteRecord =>
  v.parse(siteRecordSchema, { ...parse(SITE_FILE), ...OWN_ACCOUNTS, publisher: WHOLE_PUBLISHER, ...changes });

/** Facts of an installation with one site and no logins, captcha or sales. */
export const legalFactsWith = (changes: Partial<LegalFacts> = {}): LegalFacts => ({
  ...PRODUCT_FACTS,
  socialLogins: [],
  captcha: null,
  otherSites: [],
  ...changes,
});

const wordsOf = (text: LegalText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function blockInWords(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [wordsOf(block.text)];
    case 'heading':
    case 'missing':
      return [block.text];
    case 'list':
      return block.items.map(wordsOf);
    case 'facts':
      return block.items.map(({ name, text }) => `${name}: ${wordsOf(text)}`);
    case 'table':
      return [block.head.join(' | '), ...block.rows.map((row) => row.map(wordsOf).join(' | '))];
    case 'stored':
      return block.groups.flatMap(({ heading, items }) => [
        heading,
        ...items.flatMap(({ purpose, lines }) => [
          purpose,
          ...lines.map(({ names, facts }) => `${names.join(', ')}: ${facts}`),
        ]),
      ]);
  }
}

/** Text of a document, one line for each part. */
export const inWords = (document: LegalDocument | null): string[] =>
  document
    ? [
        document.title,
        ...document.intro.flatMap(blockInWords),
        ...document.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockInWords)]),
      ]
    : [];

/** Text of a legal page of a site. */
export const said = (page: LegalPage, site: Record<string, unknown> = {}, facts: Partial<LegalFacts> = {}) =>
  inWords(legalDocument(page, legalSite(site), legalFactsWith(facts))).join('\n');
