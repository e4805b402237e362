import { LANGUAGES } from '@portal/model';
import type { LegalAnswer, LegalDocument } from '@portal/model/legal';
import { CONSENT_PURPOSES } from '@portal/model/readers';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LEGAL_TEXTS } from '../../../api/src/sites/legal/texts/index';
import { legalView } from '../../app/legal/view';
import { ORIGIN, SITE } from '../../app/testing/site';
import { contextOf } from '../render';
import { assets } from '../testing/assets';

const context = contextOf({ site: SITE, origin: ORIGIN, now: new Date('2026-11-29T12:00:00Z'), assets });
const section = (id: string) => ({ id, heading: `Secció ${id}`, blocks: [] });
const DOCUMENT: LegalDocument = {
  title: 'Privadesa',
  intro: [{ kind: 'text', text: ['Escriu a ', { text: 'a@b.example', href: 'mailto:a@b.example' }, '.'] }],
  sections: ['a', 'b', 'c', 'd', 'e', 'f'].map(section),
};
const VERSIONS = [
  { number: 2, from: '2026-11-20T23:30:00.000Z' },
  { number: 1, from: '2026-03-01T10:00:00.000Z' },
];
const shown = (change: Partial<LegalAnswer> = {}) => {
  const [version = { number: 0, from: '' }] = VERSIONS;
  const answer = { page: 'privacy' as const, version, document: DOCUMENT, versions: VERSIONS, ...change };
  const { head, view } = legalView(context, answer);
  return { head, html: renderToStaticMarkup(view) };
};

it("a legal page shows its version and its date in the site's time zone, and links to the earlier versions", () => {
  const { head, html } = shown();
  expect(head).toMatchObject({ title: 'Privadesa', path: '/legal/privacitat/' });
  expect(head.noIndex).toBeUndefined();
  expect(html).toContain('Versió 2, vigent des del 21 de novembre del 2026.');
  expect(html).toContain('href="/legal/privacitat/1/"');
  expect(html).toContain('Versió 1, des de l’1 de març del 2026');
  expect(html).toContain('<a href="mailto:a@b.example"');
});

it('an earlier version shows until when it was valid, links to the one in force, and is not indexed', () => {
  const [, version = { number: 0, from: '' }] = VERSIONS;
  const { head, html } = shown({ version });
  expect(head).toMatchObject({ path: '/legal/privacitat/1/', noIndex: true });
  expect(html).toContain('va ser vigent des de l’1 de març del 2026 fins al 21 de novembre del 2026');
  expect(html).toMatch(/href="\/legal\/privacitat\/"[^>]*>Ves a la versió vigent/);
});

it('a long page has a table of contents, and a short one none', () => {
  expect(shown().html).toMatch(/<nav[^>]*aria-labelledby="contents"[\s\S]*href="#f"/);
  expect(shown({ document: { ...DOCUMENT, sections: [section('a')] } }).html).not.toContain('#a"');
});

it('says plainly what the publisher has not provided', () => {
  const missing = { ...section('a'), blocks: [{ kind: 'missing' as const, text: 'Encara no.' }] };
  expect(shown({ document: { ...DOCUMENT, sections: [missing] } }).html).toMatch(
    /data-part="missing"[^>]*><em>Encara no\.<\/em>/,
  );
});

it.each(LANGUAGES)(
  'the cookie page describes what partners get with the texts of the consent notice, in %s',
  (language) => {
    const { purposes } = LANGUAGE_PACKS[language].texts.consentNotice;
    const { partners } = LEGAL_TEXTS[language].labels.cookies;
    for (const purpose of CONSENT_PURPOSES)
      expect(partners[purpose]).toEqual({ name: purposes[purpose].name, text: purposes[purpose].text });
  },
);
