import type { Card } from '@portal/model';
import { expect, it } from 'vitest';
import { readSiteFile } from '../../sites/file';
import { SITE_FILE } from '../../testing/site';
import { drawLetter } from './letter';

const site = readSiteFile('prova.yaml', SITE_FILE);

it('a letter in each language has no words of another, and survives hostile data', () => {
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
    const { html, text } = drawLetter({ ...site, language }, edition);
    expect(html).toMatch(/prefers-color-scheme:dark\)\{\.paper,\.paper td\{background-color:/);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(text).toContain('Text & més');
  }
});

it('a picture that a mailbox does not fetch leaves its words in the letter’s own colours', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    image: { src: '/media/0123456789abcdef0123/16x9/850.jpg', alt: 'Un far' },
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html } = drawLetter(site, edition);
  expect(html).toContain('alt="Un far"');
  // What its components paint links with, unless told otherwise.
  expect(html).not.toContain('#067df7');
});

it('a story that somebody pays for says so before its kicker, in both parts of the letter', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    kicker: { text: 'Costa' },
    labels: ['sponsored' as const],
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html, text } = drawLetter(site, edition);
  expect(html).toContain('Contingut patrocinat · Costa');
  expect(text).toContain('Contingut patrocinat · Costa');
});

it('a story that something stands beside says so before its kicker, in both parts of the letter', () => {
  const card = {
    id: '1',
    title: 'El far',
    url: '/a/',
    kicker: { text: 'Costa' },
    rectified: ['rectification' as const, 'update' as const],
  };
  const edition = { newsletter: 'mati', subject: null, name: 'El matí', day: '2026-03-18', cards: [card] };
  const { html, text } = drawLetter(site, edition);
  expect(html).toContain('Amb rectificació · Amb actualització · Costa');
  expect(text).toContain('Amb rectificació · Amb actualització · Costa');
});

it('a letter’s foot names who sends it and where they are, in both its forms, where the site says who that is', () => {
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
    const { html, text } = drawLetter({ ...site, language, publisher }, edition);
    expect(html).toContain(words);
    expect(text).toContain(words);
    expect(drawLetter({ ...site, language }, edition).text).not.toContain('Edicions Prova');
  }
});
