import { fill } from '@portal/model';
import { expect, it } from 'vitest';
import { NEWSLETTER_TEXTS } from './newsletters';

it('the newsletter of a section elides a vowel where Catalan does', () => {
  const { section } = NEWSLETTER_TEXTS.ca.made;
  expect(fill(section, { about: 'Esports' })).toBe('Les notícies d’Esports');
  expect(fill(section, { about: 'Cultura' })).toBe('Les notícies de Cultura');
});
