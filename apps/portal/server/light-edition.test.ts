import type { Page } from '@portal/model';
import { createLocale } from '@portal/ui/locale';
import { LANGUAGE_PACKS } from '@portal/ui/locale/packs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../scripts/testing/growth';
import { chosenEdition, editionOf, textFirst, textPage } from './light-edition';

const locale = createLocale(LANGUAGE_PACKS.ca, { now: '2026-03-18T12:00:00Z', timeZone: 'Europe/Madrid' });

describe('the edition of a request', () => {
  it.each([
    [undefined, undefined, 'full'],
    [undefined, 'on', 'light'],
    [undefined, ' On ', 'light'],
    [undefined, 'off', 'full'],
    ['edition=light', undefined, 'light'],
    ['a=b; edition=light; c=d', undefined, 'light'],
    ['a=b;edition=full', 'on', 'full'],
    ['xedition=light', undefined, 'full'],
    ['edition=lightest', undefined, 'full'],
    ['edition=', 'on', 'light'],
  ])('cookie “%s”, Save-Data “%s”: %s', (cookie, saveData, edition) => {
    expect(editionOf(cookie, saveData)).toBe(edition);
  });
});

describe('a link that chooses', () => {
  const choose = (url: string, headers: Record<string, string> = {}) =>
    chosenEdition(new Request(url, { headers }));

  it('is remembered for a year, and leads to the page without the choice', () => {
    const answer = choose('https://far.example/esports/?cursor=2&edition=light');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/esports/?cursor=2']);
    expect(answer?.headers.get('set-cookie')).toBe(
      'edition=light; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(answer?.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'Prefetch;anonymous-client-ip'],
    ['purpose', 'prefetch'],
    ['purpose', 'prerender'],
  ])(
    'chooses nothing while it is loaded ahead (%s: %s), and is asked for again at the press',
    (name, value) => {
      const answer = choose('https://far.example/?edition=light', { [name]: value });
      // Browsers use a successful answer, or a redirect, in place of the press's own.
      expect([answer?.status, answer?.headers.get('set-cookie')]).toEqual([503, null]);
      expect(answer?.headers.get('cache-control')).toBe('private, no-store');
      expect(choose('https://far.example/?edition=light', { [name]: 'x' })?.status).toBe(303);
      expect(choose('https://far.example/', { [name]: value })).toBeUndefined();
    },
  );

  it('does nothing on other pages', () =>
    expect(choose('https://far.example/?text=edition')).toBeUndefined());

  it('never leads to another host', () => {
    for (const path of ['//attacker.example/', '/\\attacker.example/', '///attacker.example'])
      expect(choose(`https://far.example${path}?edition=full`)?.headers.get('location')).toMatch(/^\/[^/\\]/);
  });

  it('remembers no other name', () => {
    const answer = choose('https://far.example/?edition=%0d%0aset-cookie:%20a=b');
    expect([answer?.status, answer?.headers.get('set-cookie')]).toEqual([303, null]);
  });
});

const PICTURE =
  '<picture class="p"><source type="image/avif" media="(width &lt; 578px)" srcSet="/m/1x1/320.avif 320w"/>' +
  '<source type="image/avif" srcSet="/m/16x9/320.avif 320w, /m/16x9/800.avif 800w, /m/16x9/1600.avif 1600w"/>' +
  '<img src="/m/16x9/800.jpg" alt="Ones &amp; l’&quot;escullera&quot;" width="1600" height="900"/></picture>';

const IMAGE = '<img src="/a.jpg" alt="x"/>';

describe('a body with its pictures on request', () => {
  const light = (html: string) => textFirst(html, locale);

  it('replaces a picture with a link that says what it shows', () => {
    const html = light(`<p>a</p><figure>${PICTURE}<figcaption>b</figcaption></figure>`);
    expect(html).toContain('href="/m/16x9/800.avif"');
    expect(html).toContain('data-size="1600 900"');
    expect(html).toContain(
      'Mostra la imatge: Ones &amp; l’&quot;escullera&quot;</a><figcaption>b</figcaption>',
    );
    expect(html).toMatch(/^<p>a<\/p><figure><a [^>]+>/);
  });

  it('puts no link in a button, and none in a link', () => {
    expect(light(`<button>${PICTURE}</button>`)).toMatch(/^<button><span [^>]+>[^<]+<\/span><\/button>$/);
    expect(light(`<a href="/x/">${PICTURE}</a>`)).toBe('<a href="/x/"></a>');
  });

  it('leaves out the place that a card reserves, with everything in it', () => {
    const media = `<div class="m" data-part="media">${PICTURE}<div><a href="/v/">6 min</a></div></div>`;
    expect(light(`<article>${media}<div><h3><a href="/x/">t</a></h3></div>${PICTURE}</article>`)).toMatch(
      /^<article><div><h3><a href="\/x\/">t<\/a><\/h3><\/div><a [^>]+>[^<]+<\/a><\/article>$/,
    );
  });

  it('leaves out decorative images', () => {
    expect(light('<p><img src="/a.jpg" alt=""/>b</p>')).toBe('<p>b</p>');
    expect(light('<p><img src="/a.jpg" alt="c"/>b</p>')).toContain('Mostra la imatge: c');
  });

  it('names no files to load ahead', () => {
    const island = (names: string) =>
      `<portal-island name="A"${names} props="{}" data-island-status="asleep"><p>needs="b"</p></portal-island>`;
    expect(light(island(' needs="a.js b.js" parts="c.js"'))).toBe(island(''));
  });

  it('deletes no words of a text that look like names of files', () => {
    const text = '<p>Escriu needs="a b" parts="c" data-island-status="asleep" i prou.</p>';
    expect(light(text)).toBe(text);
  });

  it('leaves out portraits next to names, and no other span', () => {
    const name = '<span class="n">Aina</span>';
    expect(
      light(`<p><span class="a" data-part="avatar"><img src="/a.jpg" alt="a > b"/></span>${name}</p>`),
    ).toBe(`<p>${name}</p>`);
    const initials = `<p><span title=">" data-part="avatar">A</span>${name}</p>`;
    expect(light(initials)).toBe(initials);
  });

  it('reads attributes as a browser does, whatever their values hold', () => {
    expect(light('<p><img title=" alt=" src="/a.jpg" alt="c > d&nbsp;<e"/>b</p>')).toMatch(
      /^<p><a [^>]*href="\/a\.jpg"[^>]*>[^<]*: c &gt; d\u00a0&lt;e<\/a>b<\/p>$/,
    );
    const source =
      '<source media="(width > 9px)" srcSet="/no.avif 320w"/><source title=" media=" srcSet="/a.avif 320w"/>';
    expect(light(`<picture>${source}<img src="/a.jpg" alt=">"/></picture>`)).toContain('href="/a.avif"');
  });

  it('leaves alone what looks like an element in an attribute', () => {
    const inert = `<p>Un <abbr title="<img ">dos</abbr> tres <abbr title="><meta http-equiv=refresh content='1;url=https://evil.example/'><h1 style='position:fixed'>x</h1><form action='/acceso/' method=post><input name=password></form>">quatre</abbr></p>`;
    expect(light(inert)).toBe(inert);
  });

  it('adds no element but links to pictures', () => {
    const namesIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] =>
      nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...namesIn(node.childNodes)] : []));
    const elements = (html: string) => namesIn(parseFragment(html).childNodes);
    const pieces =
      "<img |<picture|</picture>|<div data-part=|<a |><h1>|<span |data-part=| alt=| src=| needs=|<portal-island |'|>|<| |&quot;|x";
    const piece = fc.constantFrom(...pieces.split('|'));
    const value = fc.array(piece, { maxLength: 8 }).map((chosen) => chosen.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 4 }), (values) => {
        const html = values
          .map(
            ([title, alt]) =>
              `<abbr title="${title}">a</abbr><img title="${title}" alt="x${alt}" src="/a.jpg"/>`,
          )
          .join('');
        expect(elements(light(html))).toEqual(values.flatMap(() => ['abbr', ...elements(light(IMAGE))]));
      }),
    );
  });

  it.each([
    ['names of files in a text', (n: number) => `<p>${' needs=""'.repeat(n)}</p>`],
    ['starts of spans in a value', (n: number) => `<abbr title="${'<span <span '.repeat(n)}">`],
    ['starts of spans in values', (n: number) => '<abbr title="<span <span ">'.repeat(n)],
    ['tags that never end', (n: number) => '<picture data-part="'.repeat(n)],
    ['portraits without an end', (n: number) => '<span data-part="avatar"><img '.repeat(n)],
    ['pictures', (n: number) => PICTURE.repeat(n / 100)],
  ])('takes linear time for %s', { tags: ['full'] }, (_, make) => {
    expectLinear(light, make, 6_000);
  });

  it('keeps everything else', () => {
    const html = '<div><a href="/a/">b</a><template><div data-part="words">c</div></template></div>';
    expect(light(html)).toBe(html);
  });
});

const card = { id: '1', title: 'Titular', url: '/a/' } as const;

it('a front has no module that is only a picture, and no shape that needs one', () => {
  const page: Page = {
    type: 'front',
    path: '/',
    title: 'El Far',
    description: '',
    updatedAt: '2026-03-18T12:00:00Z',
    boards: [
      {
        id: 'b',
        layout: '100',
        columns: [
          [
            { type: 'card', id: '1', shape: 'overlay', card },
            { type: 'card', id: '2', shape: 'standard', card: { ...card, position: '1' } },
            { type: 'carousel', id: '3', variant: 'slider', shape: 'tile', title: 'Vídeos', cards: [card] },
            { type: 'masonry', id: '4', cards: [card] },
            {
              type: 'banner',
              id: '5',
              contentId: '1',
              title: 'Far',
              href: '/a/',
              overlay: 'linear',
              image: { src: '/m.jpg', alt: '' },
            },
          ],
        ],
      },
    ],
  };
  const light = textPage(page);
  const modules = light.type === 'front' ? light.boards.flatMap(({ columns }) => columns.flat()) : [];
  expect(modules.map((module) => [module.id, module.type, 'shape' in module ? module.shape : null])).toEqual([
    ['1', 'card', 'lead'],
    ['3', 'cards', 'headline'],
    ['4', 'cards', 'headline'],
  ]);
});
