import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { RESERVED_WORDS } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { languageOf, siteFile } from '../../../../scripts/new/site-file.mjs';
import { readSiteFile } from './file';

const fileIn = (language: 'ca' | 'es' | 'en') =>
  readSiteFile(
    'comarca.yaml',
    siteFile({ alias: 'comarca', name: 'Comarca', id: '201', mediaId: '202', language }),
  );

describe('the file of a new site', () => {
  it.each([
    ['ribera', 'es', ['Noticias', 'Cultura', 'Deportes']],
    ['far', 'ca', ['Notícies', 'Cultura', 'Esports']],
    ['wireframe', 'ca', ['Notícies', 'Cultura', 'Esports']],
  ])('modelled on %s is in %s', (like, language, names) => {
    expect(languageOf(like)).toBe(language);
    const file = fileIn(languageOf(like));
    expect(file.language).toBe(language);
    expect(file.sections.map(({ name }) => name)).toEqual(names);
    expect(file.navigation.map(({ text }) => text)).toEqual(names);
  });

  it('accepts the lines about accounts in docs/new-brand.md', async () => {
    const guide = await readFile(path.join(import.meta.dirname, '../../../../docs/new-brand.md'), 'utf8');
    const [, lines = ''] = /```yaml\n(features: [\s\S]+?)```/.exec(guide) ?? [];
    const facts = { alias: 'comarca', name: 'Comarca', id: '201', mediaId: '202', language: 'ca' } as const;
    const text = siteFile(facts).replace(/^features: .*\n/m, () => lines);
    const site = readSiteFile('comarca.yaml', text);
    expect(site.features).toEqual({ users: true, identityProvider: false });
    expect(site).toMatchObject({ contactEmail: 'lectors@vall.example', publisher: { taxId: 'B00000000' } });
  });

  it('has a front that any newsroom fills, and a board of each section', () => {
    const { boards, sections } = fileIn('ca');
    const modules = boards.flatMap(({ columns }) => columns.flat());
    const open = modules.filter((module) => 'select' in module && module.select?.section === undefined);
    // Twelve whole stories fit the first screen of a daily.
    expect(open.length).toBeGreaterThan(12);
    for (const { name } of sections) expect(boards.map(({ title }) => title)).toContain(name);
  });

  it.each(['ca', 'es', 'en'] as const)(
    'the file of a new site in %s has no section that the product itself depends on',
    (language) => {
      const { sections, navigation } = fileIn(language);
      expect(sections.filter(({ slug }) => RESERVED_WORDS.includes(slug))).toEqual([]);
      expect(navigation.map(({ href }) => href)).toEqual(sections.map(({ slug }) => `/${slug}/`));
    },
  );
});
