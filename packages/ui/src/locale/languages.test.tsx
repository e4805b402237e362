import { dateLocaleEn, LANGUAGES, type Language, writtenLanguageOf } from '@portal/model';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Button } from '../button/Button';
import { Moment } from '../byline/index';
import { Dialog } from '../dialog/index';
import type { TextSet } from '../dictionaries/dictionary';
import * as english from '../dictionaries/en/index';
import { SkipLinks } from '../skip-links/SkipLinks';
import { TextArea } from '../text-area/TextArea';
import { createLocale, defineLanguage, FAMILIES, loadLanguage, PortalProvider } from './entry';
import { familiesOf } from './families';
import { LANGUAGE_PACKS } from './packs';

const NOW = '2026-03-18T18:30:00+01:00';
const own = async () => english;
const texts = {
  shell: own,
  reading: own,
  forms: own,
  dialogs: own,
  media: own,
  participation: own,
  finding: own,
  account: own,
  accountProvider: own,
  paywall: own,
  weather: own,
  charts: own,
  framework: own,
  orPay: own,
};
const dates = async () => dateLocaleEn;

describe('a language defined by an application', () => {
  it('loads like a bundled one, with the requested groups of texts only', async () => {
    const scots = defineLanguage({
      language: 'sco',
      texts: {
        ...texts,
        shell: async () => ({
          ...english,
          skip: { label: 'Links', content: 'Gang tae it', navigation: 'Menu' },
        }),
      },
      dates,
    });
    const pack = await loadLanguage(scots, ['shell']);
    expect(pack.language).toBe('sco');
    expect(pack.texts.skip.content).toBe('Gang tae it');
    // A whole dictionary for another family adds none of the texts of this one.
    for (const families of [['shell', 'media'] as const, ['media', 'shell'] as const])
      expect((await loadLanguage(scots, families)).texts.skip.content).toBe('Gang tae it');
  });

  it('may have plural forms that neither Spanish nor Catalan has', async () => {
    const forms = {
      ...english,
      fields: {
        ...english.fields,
        charactersMost: {
          one: 'najwyżej {count} znak',
          few: 'najwyżej {count} znaki',
          many: 'najwyżej {count} znaków',
          other: 'najwyżej {count} znaku',
        },
      },
    };
    const polish = defineLanguage({ language: 'pl', texts: { ...texts, forms: async () => forms }, dates });
    const locale = createLocale(await loadLanguage(polish, ['forms']), { now: NOW });
    const most = (limit: number) =>
      renderToString(
        <PortalProvider locale={locale}>
          <TextArea label="Komentarz" limit={limit} />
        </PortalProvider>,
      );
    expect(most(3)).toMatch(/najwyżej 3 znaki</);
    expect(most(5)).toContain('najwyżej 5 znaków');
  });

  it('does not compile if a family or a text is missing', () => {
    const { weather: _, ...partial } = texts;
    // @ts-expect-error no family may be missing
    defineLanguage({ language: 'sco', texts: partial, dates });
    const { content: __, ...skip } = english.skip;
    const shell = async () => ({ ...english, skip });
    // @ts-expect-error no text may be missing
    defineLanguage({ language: 'sco', dates, texts: { ...texts, shell } });
    // @ts-expect-error nor the words of dates
    expect(defineLanguage({ language: 'sco', texts }).dates).toBeUndefined();
  });
});

describe('a helpful error reports', () => {
  const drawn = (node: ReactNode) => () => renderToString(node);

  it('a language that does not ship', async () => {
    // As an application in JavaScript might request it.
    const language: Language = JSON.parse('"fr"');
    await expect(loadLanguage(language)).rejects.toThrow(
      'No language “fr” ships with @portal/ui, only es, ca, en, ca-valencia: give loadLanguage one of your own, made with defineLanguage.',
    );
  });

  it('texts without such a name', async () => {
    await expect(loadLanguage('en', JSON.parse('["nope"]'))).rejects.toThrow(
      'No texts are called “nope”: loadLanguage knows shell, reading,',
    );
  });

  it('an invalid timestamp', () => {
    expect(() => createLocale(LANGUAGE_PACKS.ca, { now: 'yesterday' })).toThrow('no moment, but “yesterday”');
  });

  it('a locale made of nothing', () => {
    expect(() => createLocale(JSON.parse('{}'), { now: NOW })).toThrow('createLocale was given no language');
    expect(() => Reflect.apply(createLocale, null, [LANGUAGE_PACKS.ca])).toThrow(
      'no moment, but “undefined”',
    );
    expect(() => createLocale(LANGUAGE_PACKS.ca, { now: NOW, timeZone: 'Europe/Reus' })).toThrow(
      'no time zone, but “Europe/Reus”',
    );
  });

  it('a static component without a locale', () => {
    // As an application in JavaScript might render them.
    const nothing = JSON.parse('{}');
    for (const draw of [
      drawn(<Breadcrumbs {...nothing} links={[{ id: 'a', text: 'Esports', href: '/esports/' }]} />),
      drawn(<SkipLinks {...nothing} />),
      drawn(<Moment {...nothing} date="2026-03-18T10:00:00+01:00" />),
    ])
      expect(draw).toThrow('A component of @portal/ui needs the prop `locale`: createLocale(');
  });

  it('texts of a family that was not loaded', async () => {
    const locale = createLocale(await loadLanguage('en', ['shell']), { now: NOW });
    const dialog = (
      <PortalProvider locale={locale}>
        <Dialog open title="Subscribe">
          Every day at seven.
        </Dialog>
      </PortalProvider>
    );
    expect(drawn(dialog)).toThrow('has no texts “dialog”: ask loadLanguage for their family too (dialogs).');
  });

  it('the family of every set', async () => {
    for (const family of FAMILIES) {
      const { texts: sets } = await loadLanguage('es', [family]);
      expect(familiesOf(Object.keys(sets).filter((set): set is TextSet => set in sets))).toEqual([family]);
    }
  });

  it('a missing provider', () => {
    expect(drawn(<TextArea label="Text" limit={10} />)).toThrow(
      'Wrap the page in <PortalProvider locale={…}>',
    );
    expect(drawn(<Button>Desa</Button>)).not.toThrow();
  });
});

it.each(LANGUAGES)('%s ships complete', (language) => {
  expect(Object.keys(LANGUAGE_PACKS[language].texts).sort()).toEqual(
    Object.keys(LANGUAGE_PACKS.es.texts).sort(),
  );
  expect(LANGUAGE_PACKS[language].dates.tag.startsWith(`${writtenLanguageOf(language)}-`)).toBe(true);
});
