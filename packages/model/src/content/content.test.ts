import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  bodyPartSchema,
  bylineAuthorSchema,
  cardSchema,
  imageSchema,
  isOwnPath,
  isReadable,
  isRootedUrl,
  isSafeUrl,
  kickerSchema,
  multimediaSchema,
  pageSchema,
} from './index';

describe('a URL', () => {
  it.each(['/a/', '#b', '?c=1', 'd/e', 'https://x.example/', 'http://x', 'mailto:a@b.example', 'tel:+34600'])(
    '%s is safe',
    (url) => {
      expect(isSafeUrl(url)).toBe(true);
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:1',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
  ])('%j is not safe', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });

  it.each(['/a/', '/', '/a/?b=1#c', 'https://x.example/', 'mailto:a@b.example', 'tel:+34600'])(
    '%s leads to the same place from every page',
    (url) => {
      expect(isRootedUrl(url)).toBe(true);
    },
  );

  it.each(['', 'registro', '#b', '?c=1', '//x.example/', '/\\x.example/', 'https://', 'javascript:alert(1)'])(
    '%j does not',
    (url) => {
      expect(isRootedUrl(url)).toBe(false);
    },
  );

  it.each(['/', '/a/', '/a/?b=1#c', '/a\\b/'])('%j is a path of the site', (url) => {
    expect(isOwnPath(url)).toBe(true);
    expect(new URL(url, 'https://far.example').origin).toBe('https://far.example');
  });

  it.each([
    '',
    'a/',
    '#b',
    '//x.example/',
    '/\\x.example/',
    '\\\\x.example/',
    '/\t/x.example/',
    'https://x.example/',
    'javascript:1',
  ])('%j is none', (url) => {
    expect(isOwnPath(url)).toBe(false);
  });

  it('never leads to another host as a path of the site', () => {
    const parts = fc.array(fc.constantFrom('/', '\\', '.', '\t', '\n', ' ', ':', '@', 'x.example', '%5C'), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(parts, (all) => {
        const url = `/${all.join('')}`;
        if (isOwnPath(url)) expect(new URL(url, 'https://far.example').origin).toBe('https://far.example');
      }),
    );
  });

  it('never runs anything, however it is disguised', () => {
    const dressed = fc.tuple(
      fc.constantFrom('javascript:', 'JAVASCRIPT:', 'data:', 'vbscript:'),
      fc.string(),
    );
    fc.assert(fc.property(dressed, ([scheme, rest]) => !isSafeUrl(scheme + rest)));
  });
});

describe('entities as newsrooms send them', () => {
  it('normalize the name of a URL', () => {
    expect(v.parse(kickerSchema, { text: 'Ple', url: '/ple/' })).toEqual({ text: 'Ple', href: '/ple/' });
    expect(v.parse(kickerSchema, { text: 'Ple', href: '/a/', url: '/b/' })).toEqual({
      text: 'Ple',
      href: '/a/',
    });
    expect(v.parse(kickerSchema, { text: 'Ple' })).toEqual({ text: 'Ple' });
    expect(v.parse(bylineAuthorSchema, { id: '1', name: 'Ada', authorUrl: '/autor/ada/' })).toEqual({
      id: '1',
      name: 'Ada',
      url: '/autor/ada/',
    });
  });

  it('are refused if a URL could run code', () => {
    expect(v.safeParse(cardSchema, { id: '1', title: 'x', url: 'javascript:1' }).success).toBe(false);
    expect(v.safeParse(imageSchema, { src: 'data:image/svg+xml,x', alt: '' }).success).toBe(false);
    expect(v.safeParse(bodyPartSchema, { type: 'embed', url: 'javascript:1', provider: 'x' }).success).toBe(
      false,
    );
  });

  it('need only an id, a title and a URL to be a card', () => {
    expect(v.parse(cardSchema, { id: '1', title: 'L’aigua', url: '/aigua/' })).toEqual({
      id: '1',
      title: 'L’aigua',
      url: '/aigua/',
    });
  });

  it('show the media of a card by icon and picture, under either name', () => {
    const poster = { src: '/p.jpg', alt: '' };
    const mediaOf = (multimedia: unknown) =>
      v.parse(cardSchema, { id: '1', title: 'x', url: '/x/', multimedia }).multimedia;
    for (const type of ['video', 'audio', 'photo-gallery', 'videoEmbed'])
      for (const name of ['poster', 'image'])
        expect(mediaOf({ type, [name]: poster }), type).toEqual({ type, poster });
    expect(mediaOf({ type: 'image', image: poster })).toEqual({ type: 'image', image: poster });
    expect(mediaOf({ type: 'audio', src: '/a.mp3', image: poster })).toEqual({
      type: 'audio',
      src: '/a.mp3',
      poster,
    });
    const card = { id: '1', title: 'x', url: '/x/' };
    for (const multimedia of [
      { type: 'image' },
      { type: 'film' },
      { type: 'video', poster: { src: 'data:x' } },
    ])
      expect(v.is(cardSchema, { ...card, multimedia })).toBe(false);
  });

  it('are rated from one star to five; zero means no rating', () => {
    const rated = (ratingValue: number) =>
      v.safeParse(cardSchema, { id: '1', title: 'x', url: '/x/', ratingValue });
    expect(rated(4.5).output).toMatchObject({ ratingValue: 4.5 });
    expect(rated(0)).toMatchObject({ success: true, output: { ratingValue: undefined } });
    for (const value of [0.5, 5.1, -1]) expect(rated(value).success).toBe(false);
  });

  it('have renditions by a template with ratio and width', () => {
    const image = (src: string) => ({ src: '/a.jpg', alt: '', sources: [{ type: 'image/avif', src }] });
    expect(v.safeParse(imageSchema, image('/m/{ratio}/{width}.avif')).success).toBe(true);
    expect(v.safeParse(imageSchema, image('/m/{width}.avif')).success).toBe(false);
  });
});

describe('a page', () => {
  it('is parsed by its type', () => {
    const gone = { type: 'gone', path: '/x/' };
    expect(v.parse(pageSchema, gone)).toEqual(gone);
    expect(v.safeParse(pageSchema, { type: 'other', path: '/x/' }).success).toBe(false);
  });
});

describe('a film and a sound', () => {
  const film = { type: 'video', mp4: '/f.mp4' } as const;
  const track = { src: '/f.ca.vtt', language: 'ca', label: 'Català' };

  it('are readable by their captions or their transcript', () => {
    expect(isReadable(film)).toBe(false);
    expect(isReadable({ ...film, captions: [] })).toBe(false);
    expect(isReadable({ ...film, captions: [track] })).toBe(true);
    expect(isReadable({ ...film, transcript: ['Bon dia.'] })).toBe(true);
    expect(isReadable({ type: 'audio', src: '/s.mp3' })).toBe(false);
    expect(isReadable({ type: 'audio', src: '/s.mp3', transcript: ['Bon dia.'] })).toBe(true);
    expect(isReadable({ type: 'image', image: { src: '/i.jpg', alt: '' } })).toBe(true);
  });

  it('keep their alternatives, and refuse a URL that could run code', () => {
    const whole = {
      ...film,
      captions: [track],
      transcript: ['Bon dia.'],
      audioDescription: '/f.ad.mp4',
      signLanguage: '/f.signs.mp4',
    };
    expect(v.parse(multimediaSchema, whole)).toEqual(whole);
    for (const field of ['audioDescription', 'signLanguage'])
      expect(v.is(multimediaSchema, { ...whole, [field]: 'javascript:alert(1)' })).toBe(false);
    expect(v.is(multimediaSchema, { ...whole, transcript: [''] })).toBe(false);
  });
});
