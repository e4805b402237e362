import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { expect, it } from 'vitest';
import { renderEmail } from '../../newsroom/newsletters/newsletter-email';
import { ACCOUNT_EMAILS } from '../../readers/accounts/emails/emails';
import { readSiteFile } from '../file';
import type { SiteRecord } from '../site-record';
import { FAMILIES } from './dress';
import { emailOf } from './email';

type Node = DefaultTreeAdapterMap['node'];
const root = path.resolve(import.meta.dirname, '../../../../..');

async function siteOf(alias: string): Promise<SiteRecord> {
  return readSiteFile(alias, await readFile(path.join(root, 'apps/api/sites', `${alias}.yaml`), 'utf8'));
}

/** Font families of a brand's role, its own first. */
async function brandFamilies(theme: string, role: 'display' | 'text'): Promise<readonly string[]> {
  const file = path.join(root, 'tokens/sites', theme, 'brand.tokens.json');
  return JSON.parse(await readFile(file, 'utf8')).font[role].family.$value;
}

const named = (families: string) => families.split(', ').map((family) => family.replaceAll('"', ''));

/** Font families of the text in a document, by the nearest element that sets one. */
function familiesIn(html: string): Set<string> {
  const found = new Set<string>();
  const walk = (node: Node, inherited: string): void => {
    if (node.nodeName === 'style' || node.nodeName === 'title') return;
    const style = 'attrs' in node ? node.attrs.find(({ name }) => name === 'style')?.value : undefined;
    // The preview next to the subject is not visible in the email.
    if (style?.includes('display:none')) return;
    const family = /font-family:([^;]+)/.exec(style ?? '')?.[1] ?? inherited;
    if (node.nodeName === '#text' && 'value' in node && node.value.trim()) found.add(family);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, family);
  };
  walk(parse(html), 'none');
  return found;
}

it.each(['far', 'ones', 'ribera'])(
  'emails of %s use the fallback fonts of the brand, which mail clients have',
  async (alias) => {
    const { theme, letters } = await siteOf(alias);
    for (const [role, kind] of [
      ['display', letters.headlines],
      ['text', letters.text],
    ] as const) {
      const [own = '', nearest = '', ...others] = await brandFamilies(theme, role);
      const families = named(FAMILIES[kind]);
      expect(families).toContain(nearest);
      expect(families.at(-1)).toBe([nearest, ...others].at(-1));
      // A brand's own font file would not load, and Outlook would set everything in Times New Roman.
      expect(families).not.toContain(own);
    }
  },
);

it.each(['far', 'ribera'])('all text of an edition and of an email of %s has a typeface', async (alias) => {
  const site = await siteOf(alias);
  const card = {
    id: '1',
    title: 'Titular',
    url: '/a/',
    kicker: { text: 'Cultura' },
    condition: 'subscribers' as const,
    description: [{ html: 'Entrada.' }],
  };
  const edition = {
    newsletter: 'mati',
    name: 'El matí',
    subject: null,
    day: '2026-03-18',
    cards: [card, card],
  };
  const email = emailOf(
    ACCOUNT_EMAILS,
    'reset',
    'a@example.org',
    { site, origin: site.url },
    { link: `${site.url}/registro/` },
  );
  const { headlines, text } = site.letters;
  for (const html of [renderEmail(site, edition).html, email.html ?? '']) {
    expect(familiesIn(html)).toEqual(
      new Set([headlines, text, 'sans-serif' as const].map((kind) => FAMILIES[kind])),
    );
  }
});
