import { describe, expect, it } from 'vitest';
import type { OfflineSettings } from './messages';
import { copyOf, listOf, offlinePageOf, timeOf, unsentPageOf } from './shown';

const settings: OfflineSettings = {
  version: 'v',
  unreached: '/offline.html',
  choicePage: '/offline/',
  shell: [],
  leaves: [],
  farewells: [],
  titleEnd: ' | El Far',
  language: 'ca',
  timeZone: 'Europe/Madrid',
  moments: {
    today: 'avui {time}',
    onDay: 'el {day} {time}',
    hour: { one: 'a la {hour}.{minute}', other: 'a les {hour}.{minute}' },
  },
  front: { path: '/', title: 'Portada d’El Far' },
  copy: '<aside>{time}</aside>',
  unsent: 'It did not arrive.',
  gate: '<section><a href="{address}">Again</a></section>',
  item: '<li><a href="{address}">{title}</a> <span class="s" data-part="kept-saved"><svg></svg>Saved</span><span class="s" data-part="kept-opening"><svg></svg>Opening</span><span>{time}</span></li>',
  list: '<ul>{items}</ul>',
};
const NOW = Date.parse('2026-03-18T18:30:00+01:00');
const page = (path: string, at: string, isSaved = false, isOpening = false) => ({
  path,
  title: path.slice(1),
  at: Date.parse(at),
  isSaved,
  isOpening,
  bytes: 1,
  files: [],
});

describe('the time of a copy', () => {
  it.each([
    ['2026-03-18T10:32:00+01:00', 'avui a les 10.32'],
    ['2026-03-18T00:05:00+01:00', 'avui a les 0.05'],
    // The day is in the site's time zone, wherever the reader is.
    ['2026-03-17T23:30:00Z', 'avui a les 0.30'],
    ['2026-03-18T01:12:00+01:00', 'avui a la 1.12'],
  ])('is only the hour on the same day: %s', (at, time) => {
    expect(timeOf(Date.parse(at), { ...settings, now: NOW })).toBe(time);
  });

  it('includes the day if it was another', () => {
    expect(timeOf(Date.parse('2026-03-17T21:05:00+01:00'), { ...settings, now: NOW })).toBe(
      'el 17 de març a les 21.05',
    );
  });
});

describe('a document from its copy', () => {
  it('says so before its content, whatever it contains', () => {
    const html = '<body><header></header><main id="content">$& {time} <main></main></body>';
    expect(copyOf(html, { at: NOW, path: '/' }, settings, NOW)).toBe(
      '<body><header></header><aside>avui a les 18.30</aside><main id="content">$& {time} <main></main></body>',
    );
  });

  it('links at the gate of a gated text to the rest, which is online', () => {
    const island = '<portal-island name="gate" src="Gate.js" props="{}"><section data-part="gate">';
    const html = `<main><portal-island name="share"></portal-island>${island}</section></portal-island></main>`;
    expect(copyOf(html, { at: NOW, path: '/a/?b&c' }, settings, NOW)).toContain(
      `</portal-island><section><a href="/a/?b&amp;c">Again</a></section>${island}`,
    );
    expect(copyOf('<main></main>', { at: NOW, path: '/' }, settings, NOW)).not.toContain('Again');
  });
});

describe('the offline page', () => {
  const html = '<section><p class="a" data-part="nothing-kept">Res</p></section>';

  it('is unchanged if nothing is stored', () => {
    expect(offlinePageOf(html, listOf([], settings, NOW))).toBe(html);
  });

  it('lists stored pages: saved ones first, then the latest', () => {
    const pages = [
      page('/vell/', '2026-03-18T09:00:00+01:00'),
      page('/nou/', '2026-03-18T10:00:00+01:00'),
      page('/desat/', '2026-03-18T08:00:00+01:00', true),
    ];
    const shown = offlinePageOf(html, listOf(pages, settings, NOW));
    expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/desat/',
      '/nou/',
      '/vell/',
    ]);
    expect(shown.match(/Saved/g)).toHaveLength(1);
    expect(shown).not.toContain('nothing-kept');
  });

  it('gives the front page its site’s title', () => {
    const front = { ...page('/', '2026-03-18T09:00:00+01:00'), title: 'Diari' };
    const shown = offlinePageOf(html, listOf([front], settings, NOW));
    expect(shown).toContain('<a href="/">Portada d’El Far</a>');
  });

  it('marks pages of which only the opening is stored, saved or not', () => {
    const pages = [
      page('/sencera/', '2026-03-18T09:00:00+01:00'),
      page('/tancada/', '2026-03-18T08:00:00+01:00', false, true),
      page('/desada/', '2026-03-18T08:00:00+01:00', true, true),
    ];
    const items = offlinePageOf(html, listOf(pages, settings, NOW))
      .split('</li>')
      .slice(0, -1);
    expect(items.map((item) => [item.includes('Saved'), item.includes('Opening')])).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  it('escapes URLs in attributes, and fills no placeholder twice', () => {
    const [item] = [
      { ...page('/agenda/?a="><script>', '2026-03-18T09:00:00+01:00'), title: '{time} $& {address}' },
    ];
    const shown = offlinePageOf(html, listOf([item], settings, NOW));
    expect(shown).toContain('href="/agenda/?a=&quot;&gt;&lt;script&gt;"');
    expect(shown).toContain('>{time} $& {address}<');
  });
});

it('reports a form that was not sent, and offers to send its fields again, except passwords', () => {
  const html =
    '<h1>Offline</h1><p class="t" data-part="offline-text">Not kept.</p><a href="" class="b">Again</a><a href="/">Front</a>';
  const fields = new URLSearchParams([
    ['text', '"><script>\n$& {time}'],
    ['tags', 'a'],
    ['tags', ''],
    ['newPassword', 'secret'],
  ]);
  expect(unsentPageOf(html, '/butlletins/?a="><script>', fields, settings)).toBe(
    `<h1>Offline</h1><p class="t" data-part="offline-text">It did not arrive.</p><form method="post" action="/butlletins/?a=&quot;&gt;&lt;script&gt;">${[
      '<input type="hidden" name="text" value="&quot;&gt;&lt;script&gt;\n$&amp; {time}">',
      '<input type="hidden" name="tags" value="a">',
      '<input type="hidden" name="tags" value="">',
    ].join('')}<button type="submit" class="b">Again</button></form><a href="/">Front</a>`,
  );
});
