import { inEveryLanguage, LANGUAGES, writtenLanguageOf } from '@portal/model';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { provincesOf } from '../app/readers/account/options';
import { ORIGIN, SITE } from '../app/testing/site';
import { islandsBy } from './islands';
import { renderPage } from './render';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

const REGIONS = inEveryLanguage({ es: 'es_ES', ca: 'ca_ES', en: 'en_GB' });
const DAYS = inEveryLanguage({
  es: 'miércoles, 18 de marzo de 2026',
  ca: 'dimecres, 18 de març de 2026',
  en: 'Wednesday, 18 March 2026',
});

describe.each(LANGUAGES)('a site in %s', (language) => {
  const site = { ...SITE, language };
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  // A variant shares most sentences with its language.
  const others = LANGUAGES.filter((other) => writtenLanguageOf(other) !== writtenLanguageOf(language));
  /** Texts of the shell that only this language has. */
  const said = (of: (typeof LANGUAGES)[number]) => {
    const { skip, footer, header } = LANGUAGE_PACKS[of].texts;
    return [skip.content, footer.rights, header.sections];
  };

  it('uses its language and no other on a page, and loads only its texts', () => {
    const { body } = renderPage(
      {
        type: 'front',
        path: '/',
        title: site.name,
        description: 'News.',
        updatedAt: '2026-03-18T11:00:00Z',
        boards: [],
      },
      '/',
      options,
    );
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(`property="og:locale" content="${REGIONS[language]}"`);
    expect(body).toContain(`data-texts="texts-${language}.js"`);
    expect(body).toContain(`data-words="words-${language}.js"`);
    expect(body).toContain(DAYS[language]);
    for (const text of said(language)) expect(body).toContain(text);
    for (const other of others) {
      for (const text of said(other)) expect(body).not.toContain(text);
      expect(body).not.toContain(`-${other}.js`);
    }
  });

  it('uses it on the page of an unknown address', () => {
    const { body } = renderPage(null, '/nowhere/', options);
    expect(body).toContain(
      inEveryLanguage({
        es: 'No encontramos esta página',
        ca: 'No trobem aquesta pàgina',
        en: 'We cannot find this page',
      })[language],
    );
  });

  it('lists provinces by their local names, in its own order', () => {
    const labels = provincesOf(language).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare));
    expect(labels).toHaveLength(52);
    const names = inEveryLanguage({
      es: ['Alicante', 'Huesca'],
      ca: ['Alacant', 'Osca', 'Saragossa'],
      en: ['Seville'],
    });
    for (const name of names[language]) expect(labels).toContain(name);
    expect(new Set(provincesOf(language).map(({ value }) => value))).toContain('Alacant');
  });
});
