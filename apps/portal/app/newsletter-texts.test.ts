import { DATE_LOCALES } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER_TEXTS, planInWords } from './newsletter-texts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const front = { source: 'front' as const, weekdays: ALL, hour: '06:30' };

describe('what a newsletter is made from and when it is sent', () => {
  it.each([
    [front, 'La tria de la portada, cada dia a les 6.30\u00a0h.'],
    [
      { ...front, weekdays: [1, 2, 3, 4, 5] },
      'La tria de la portada, de dilluns a divendres a les 6.30\u00a0h.',
    ],
    [
      { ...front, source: 'section' as const, about: 'Cultura', weekdays: [5] },
      'Les notícies de Cultura, cada divendres a les 6.30\u00a0h.',
    ],
    [
      { ...front, source: 'author' as const, weekdays: [3, 4] },
      'La tria de la redacció, cada dimecres i dijous a les 6.30\u00a0h.',
    ],
    [
      { ...front, source: 'since-last' as const, weekdays: [6, 7] },
      'El que hem publicat des de l’edició anterior, cada dissabte i diumenge a les 6.30\u00a0h.',
    ],
  ])('%o', (plan, words) => {
    expect(planInWords(plan, NEWSLETTER_TEXTS.ca, DATE_LOCALES.ca)).toBe(words);
  });

  it('names days in the language of its site', () => {
    const plan = { ...front, weekdays: [1, 4] };
    expect(planInWords(plan, NEWSLETTER_TEXTS.es, DATE_LOCALES.es)).toBe(
      'La selección de la portada, cada lunes y jueves a las 6:30.',
    );
    expect(planInWords(plan, NEWSLETTER_TEXTS.en, DATE_LOCALES.en)).toBe(
      'The best of the front page, every Monday and Thursday at 6:30.',
    );
  });
});
