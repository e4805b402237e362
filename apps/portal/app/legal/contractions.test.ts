import { fill, type Language } from '@portal/model';
import { expect, it } from 'vitest';
import { NEWSLETTER_TEXTS } from '../newsletter-texts';
import { LEGAL_TEXTS } from './texts';

/** What the notice says of who owns the texts. */
const ownerIn = (language: Language, publisher: string) =>
  fill(LEGAL_TEXTS[language].pages.notice.sections[0]?.text[0] ?? '', { publisher });

it.each([
  ['Edicions Garbinada, SL', 'd’Edicions Garbinada, SL'],
  ['Òmnia Premsa', 'd’Òmnia Premsa'],
  ['Hora Nova, SA', 'd’Hora Nova, SA'],
  ['Ones del Delta', 'd’Ones del Delta'],
  ['Garbinada, SL', 'de Garbinada, SL'],
  ['Iode Edicions', 'de Iode Edicions'],
])('the notice of %s loses a vowel where Catalan does', (publisher, words) => {
  expect(ownerIn('ca', publisher)).toContain(`Són ${words} o de qui els signa`);
  expect(ownerIn('es', publisher)).toContain(`Son de ${publisher} o de quien los firma`);
});

it('so does the newsletter of a section', () => {
  const { section } = NEWSLETTER_TEXTS.ca.made;
  expect(fill(section, { about: 'Esports' })).toBe('Les notícies d’Esports');
  expect(fill(section, { about: 'Cultura' })).toBe('Les notícies de Cultura');
});
