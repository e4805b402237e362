import { LANGUAGES } from '@portal/model';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { contactEmails } from '../../participation/contact/emails';
import { ACCOUNT_EMAILS } from '../../readers/accounts/emails/emails';
import { EVERY_EMAIL } from '../../testing/emails';
import { SITE_FILE } from '../../testing/site';
import { readSiteFile } from '../file';
import { emailOf } from './email';

type Node = DefaultTreeAdapterMap['node'];
const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(2)>&amp;';
const EMAILS = `letters:
  light: { paper: "#fdf9f4", ink: "#10192a", quiet: "#48505e", accent: "#cc2b0e", line: "#d8d3cb" }
  dark: { paper: "#16120f", ink: "#e4dfd5", quiet: "#aea89e", accent: "#f76f4b", line: "#3d3832" }
`;
const site = readSiteFile('prova.yaml', SITE_FILE + EMAILS);
const origin = 'https://prova.example';
const VALUES = {
  link: `${origin}/registro/validar/?token=abc&x=1`,
  appeal: `${origin}/comentaris/recurs/?token=def`,
  nick: HOSTILE,
  device: 'Firefox, Linux',
  when: '18 de març del 2026',
  provider: 'google',
  title: HOSTILE,
  words: HOSTILE,
  ground: 'publicitat',
  by: 'Una persona.',
  outcome: 'Retirat.',
  child: HOSTILE,
  offer: HOSTILE,
  term: HOSTILE,
  price: HOSTILE,
  seller: HOSTILE,
  withdrawal: HOSTILE,
  profile: HOSTILE,
};

/** Elements and text of a document as a mail client reads it. */
function read(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({ name: node.tagName, attributes });
    }
    if (node.nodeName === '#text' && 'value' in node) texts.push(node.value);
    if ('tagName' in node && node.tagName === 'style') return;
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return { elements, text: texts.join(' ') };
}
const closed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(LANGUAGES)('emails in their site’s design, in %s', (language) => {
  it.each(EVERY_EMAIL)(
    "$kind matches its plain text, and readers' words are only text",
    ({ kind, write }) => {
      const email = write('a@example.org', { site: { ...site, language }, origin }, VALUES);
      const { elements, text } = read(email.html ?? '');
      const shown = closed(text);
      for (const line of email.text.split('\n')) expect(shown).toContain(closed(line));
      expect(shown).toContain(closed(email.subject));
      expect(elements.find(({ name }) => name === 'html')?.attributes.lang).toBe(language);
      expect(elements.filter(({ name }) => name === 'h1')).toHaveLength(1);
      const links = elements.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.href] : []));
      const hasAppeal = ['uploadRefused', 'reportKept', 'reportRemoved'].includes(kind);
      const first = hasAppeal ? VALUES.appeal : VALUES.link;
      // The button, the link as text, and the site's own.
      expect(links.filter((href) => href === first)).toHaveLength(2);
      expect(new Set(links)).toEqual(new Set([VALUES.link, origin, ...(hasAppeal ? [VALUES.appeal] : [])]));
      expect(elements.filter(({ attributes }) => attributes.class === 'button')).toHaveLength(1);
      expect(elements.filter(({ name }) => ['script', 'img', 'link', 'iframe'].includes(name))).toEqual([]);
      expect(
        elements.filter(({ attributes }) => Object.keys(attributes).some((name) => /^on/.test(name))),
      ).toEqual([]);
      expect(email.html).toContain('prefers-color-scheme:dark');
      expect(email.html).toContain('background-color:#cc2b0e');
      expect(email.html).not.toMatch(/url\(|@import/);
    },
  );
});

it('a message to the newsroom and its copy have the design too', () => {
  const row = {
    name: HOSTILE,
    email: 'a@example.org',
    subject: null,
    message: `${HOSTILE}\nSegona`,
    more: { phone: '600' },
    isProven: true,
  };
  const { toDesk, copy } = contactEmails(site, origin, row, 'bustia@prova.example');
  for (const email of [toDesk, copy]) {
    const { elements, text } = read(email?.html ?? '');
    for (const line of email?.text.split('\n') ?? []) expect(closed(text)).toContain(closed(line));
    expect(elements.filter(({ name }) => ['script', 'img'].includes(name))).toEqual([]);
  }
});

it('a link to an email address opens a new message', () => {
  const place = { site, origin };
  const { html } = emailOf(ACCOUNT_EMAILS, 'emailChanged', 'a@example.org', place, {
    link: 'lectors@prova.example',
  });
  expect(html).toContain('href="mailto:lectors@prova.example"');
});

it('a site without colours has a plain design', () => {
  const { letters: _, ...plain } = site;
  const { html } = emailOf(ACCOUNT_EMAILS, 'reset', 'a@example.org', { site: plain, origin }, VALUES);
  expect(html).toContain('background-color:#ffffff');
});
