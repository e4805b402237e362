import type { Card } from '@portal/model';
import { expect, it } from 'vitest';
import { readSiteFile } from '../../sites/file';
import { SITE_FILE } from '../../testing/site';
import { renderEmail } from './newsletter-email';

const site = readSiteFile('prova.yaml', SITE_FILE);

it('uses only the words of its language, and survives hostile data', () => {
  const card = {
    id: '1',
    title: '"><img src=x onerror=alert(1)>',
    url: '/a/',
    kicker: { text: '<b>' },
    description: [{ html: '<script>x</script>Text &amp; més' }],
  } satisfies Card;
  for (const language of ['ca', 'es', 'en'] as const) {
    const edition = {
      newsletter: 'mati',
      subject: null,
      name: 'El <matí>',
      day: '2026-03-18',
      cards: [card],
    };
    const { html, text } = renderEmail({ ...site, language }, edition);
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.paper,\.paper td\{background-color:/);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(text).toContain('Text & més');
  }
});

it('shows alternative text in the email’s own colours if pictures are blocked', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    image: { src: '/media/0123456789abcdef0123/16x9/850.jpg', alt: 'Un far' },
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html } = renderEmail(site, edition);
  expect(html).toContain('alt="Un far"');
  // Default link colour of the email components.
  expect(html).not.toContain('#067df7');
});

it('labels sponsored content before its kicker, in HTML and plain text', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    kicker: { text: 'Costa' },
    labels: ['sponsored' as const],
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html, text } = renderEmail(site, edition);
  expect(html).toContain('Contingut patrocinat · Costa');
  expect(text).toContain('Contingut patrocinat · Costa');
});

it('labels rectified or updated stories before the kicker, in HTML and plain text', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    kicker: { text: 'Costa' },
    rectified: ['rectification' as const, 'update' as const],
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html, text } = renderEmail(site, edition);
  expect(html).toContain('Amb rectificació · Amb actualització · Costa');
  expect(text).toContain('Amb rectificació · Amb actualització · Costa');
});

it('names the sender and its address in the footer, in HTML and plain text, if the site states them', () => {
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [] };
  const publisher = {
    name: 'Edicions Prova, SL',
    taxId: 'B00000000',
    address: 'Carrer del Far, 1, Prova',
    email: 'legal@prova.example',
    accessibilityReviewed: '2026-01-01',
  };
  for (const [language, words] of [
    ['ca', 'T’ho envia Edicions Prova, SL, Carrer del Far, 1, Prova.'],
    ['es', 'Te lo envía Edicions Prova, SL, Carrer del Far, 1, Prova.'],
    ['en', 'Sent to you by Edicions Prova, SL, Carrer del Far, 1, Prova.'],
  ] as const) {
    const { html, text } = renderEmail({ ...site, language, publisher }, edition);
    expect(html).toContain(words);
    expect(text).toContain(words);
    expect(renderEmail({ ...site, language }, edition).text).not.toContain('Edicions Prova');
  }
});
