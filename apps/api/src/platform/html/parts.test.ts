import { describe, expect, it } from 'vitest';
import { embedOf } from './embed';
import { bodyParts, mediaUrls } from './parts';
import { slugOf } from './slug';

const parts = (html: string) =>
  bodyParts(html, { image: (src, alt) => ({ src: `/media${src}`, alt }), file: (src) => `/media${src}` });
const types = (html: string) => parts(html).map(({ type }) => type);

describe('an article’s parts', () => {
  it('keep the captions of a film, and no other track', () => {
    const film = `<video src="/v.mp4"><track kind="captions" src="/v.ca.vtt" srclang="ca" label="Català" default>
      <track src="/v.es.vtt" srclang="es"><track kind="chapters" src="/v.chapters.vtt"><track src="javascript:alert(1)"></video>`;
    expect(parts(film)).toEqual([
      {
        type: 'video',
        video: {
          type: 'video',
          mp4: '/media/v.mp4',
          captions: [
            { src: '/media/v.ca.vtt', language: 'ca', label: 'Català', isDefault: true },
            { src: '/media/v.es.vtt', language: 'es', label: 'es' },
          ],
        },
      },
    ]);
    expect(mediaUrls(film)).toContain('/v.ca.vtt');
  });

  it('make a note of a short aside, with its heading as its title', () => {
    expect(parts('<p>Text</p><aside><h3>La <em>sonda</em></h3><p>És <b>pública</b>.</p></aside>')).toEqual([
      { type: 'paragraph', html: 'Text' },
      { type: 'note', title: 'La sonda', html: 'És <b>pública</b>.' },
    ]);
    expect(parts('<aside>Font: l’Ajuntament</aside>')).toEqual([
      { type: 'note', html: 'Font: l’Ajuntament' },
    ]);
  });

  it('keep an aside with a picture, a table or a long text as part of the text', () => {
    expect(types('<aside><p>Text</p><figure><img src="/a.jpg" alt=""></figure></aside>')).toEqual([
      'paragraph',
      'figure',
    ]);
    expect(types('<aside><table><tr><td>1</td></tr></table></aside>')).toEqual(['table']);
    expect(types(`<aside><h3>Títol</h3><p>${'Paraula '.repeat(100)}</p></aside>`)).toEqual([
      'heading',
      'paragraph',
    ]);
    expect(types('<aside><h3>Només títol</h3></aside><aside> </aside>')).toEqual(['heading']);
  });

  it('match what the HTML shows', () => {
    const html = `<h1>Gran</h1><p>Text</p><h3>Petit</h3><blockquote><p>Cita</p><cite>— Ella</cite></blockquote>
      <figure><img src="/a.jpg" alt="A"><figcaption>Peu</figcaption></figure><ul><li>u</li></ul><dl><dt>t</dt><dd>d</dd></dl>
      <table><caption>Taula</caption><tr><td>1</td></tr></table><hr><pre>codi</pre><audio src="/s.mp3"></audio>
      <iframe src="https://player.vimeo.com/video/1"></iframe>`;
    expect(types(html)).toEqual([
      'heading',
      'paragraph',
      'heading',
      'quote',
      'figure',
      'list',
      'list',
      'table',
      'separator',
      'html',
      'audio',
      'embed',
    ]);
    expect(parts('<blockquote><p>Cita</p><cite>— Ella</cite></blockquote>')).toEqual([
      { type: 'quote', html: 'Cita', cite: 'Ella' },
    ]);
    expect(parts('<table><caption>Taula</caption><tr><td>1</td></tr></table>')).toEqual([
      {
        type: 'table',
        html: '<table><tbody><tr><td>1</td></tr></tbody></table>',
        caption: 'Taula',
      },
    ]);
  });

  it('take pictures out of the text, linked or not', () => {
    expect(parts('<p>Abans <a href="https://x.example/"><img src="/a.jpg" alt="A"></a> després</p>')).toEqual(
      [
        { type: 'figure', image: { src: '/media/a.jpg', alt: 'A' }, href: 'https://x.example/' },
        { type: 'paragraph', html: expect.stringMatching(/Abans\s+després/) },
      ],
    );
    expect(parts('<p><a href="/a.jpg"><img src="/a.jpg" alt="A"></a></p>')).toEqual([
      { type: 'figure', image: { src: '/media/a.jpg', alt: 'A' } },
    ]);
  });

  it('make a gallery of three consecutive pictures, but not of two', () => {
    const picture = '<p><img src="/a.jpg" alt=""></p>';
    expect(types(picture.repeat(2))).toEqual(['figure', 'figure']);
    expect(types(picture.repeat(3))).toEqual(['gallery']);
  });

  it('give headings unique ids', () => {
    const ids = parts('<h2>Notes</h2><h2>Notes</h2><h2>L·lusió</h2>').map(
      (part) => part.type === 'heading' && part.id,
    );
    expect(ids).toEqual(['notes', 'notes-2', 'llusio']);
  });

  it('keep nested lists and tables unchanged', () => {
    const nested = '<ol><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ol>';
    expect(parts(nested)).toEqual([{ type: 'list', html: nested }]);
  });

  it('have the words of a picture that is missing from a list or a table, and ask no other host for it', () => {
    const missing = (html: string) =>
      bodyParts(html, { image: (src, alt) => ({ src, alt, missing: true }), file: (src) => src });
    const pictures =
      '<img src="https://tracker.example/1.gif" alt="El far &lt;vell&gt;"><img src="https://tracker.example/2.gif">';
    expect(missing(`<ul><li>a ${pictures}</li></ul>`)).toEqual([
      { type: 'list', html: '<ul><li>a El far &lt;vell&gt;</li></ul>' },
    ]);
    expect(missing(`<table><tr><td>${pictures}</td></tr></table>`)).toEqual([
      { type: 'table', html: '<table><tbody><tr><td>El far &lt;vell&gt;</td></tr></tbody></table>' },
    ]);
    expect(
      missing('<ol><li><a href="/x/"><img src="https://tracker.example/2.gif" alt=""></a>b</li></ol>'),
    ).toEqual([{ type: 'list', html: '<ol><li>b</li></ol>' }]);
  });

  it('leave out only what is empty', () => {
    expect(parts('<p>&nbsp;</p><p></p><div></div><p><br></p><h2> </h2><blockquote></blockquote>')).toEqual(
      [],
    );
    expect(parts('sol')).toEqual([{ type: 'paragraph', html: 'sol' }]);
  });
});

it('list every file of a text once', () => {
  expect(mediaUrls('<img src="/a"><img src="/a"><video poster="/p"><source src="/v"></video>')).toEqual([
    '/a',
    '/p',
    '/v',
  ]);
});

describe('a slug', () => {
  it.each([
    ['L’Ajuntament d’Elx: col·lecció', 'l-ajuntament-d-elx-colleccio'],
    ['Mañana, ¿qué?', 'manana-que'],
    ['100 %', '100'],
    ['日本', ''],
  ])('a slug of %j is %j', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is cut at a word boundary', () => {
    const slug = slugOf('paraula '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.endsWith('paraula')).toBe(true);
  });
});

describe('an embed', () => {
  it.each([
    ['//www.youtube.com/embed/x', 'YouTube'],
    ['https://open.spotify.com/episode/1', 'Spotify'],
    ['https://maps.example.org/x', 'maps.example.org'],
  ])('an embed of %s has the provider %s', (src, provider) => {
    expect(embedOf(src)?.provider).toBe(provider);
  });

  it.each(['javascript:1', 'about:blank', '/own/page', 'data:text/html,x'])(
    'an embed of %s is rejected',
    (src) => {
      expect(embedOf(src)).toBeNull();
    },
  );
});
