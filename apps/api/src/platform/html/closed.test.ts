import { isSafeUrl } from '@portal/model';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { HOSTILE_PIECES } from '../../testing/hostile-html';
import { cleanParts } from './clean';
import { bodyParts } from './parts';
import { plainText, sanitizeArticle, sanitizeComment, sanitizeInline, sanitizePart } from './sanitize';

const INLINE =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const BLOCKS =
  'address aside blockquote caption col colgroup dd details div dl dt figcaption figure footer h2 h3 h4 hr li ol p pre ' +
  'section summary table tbody td tfoot th thead tr ul';
const set = (...names: string[]) => new Set(names.join(' ').split(' '));
const ALLOWED = {
  article: set(INLINE, BLOCKS, 'img iframe video audio source embed object'),
  part: set(INLINE, BLOCKS, 'img'),
  inline: set(INLINE),
  comment: set(INLINE, 'p blockquote ul ol li pre'),
};
const ATTRIBUTES = set(
  'lang dir id href title hreflang rel download cite open src alt width height poster type data start reversed value span',
  'colspan rowspan scope datetime loading',
);
const ADDRESSES = set('href src cite poster data');

/**
 * Forbidden elements and attributes that a browser would find in `html`; parsed with parse5's own tree
 * instead of the sanitiser's.
 */
function faultsIn(html: string, tags: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const read = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if (node.nodeName === '#text') return;
    if (!('tagName' in node)) {
      faults.push(node.nodeName);
      return;
    }
    if (!tags.has(node.tagName)) faults.push(`<${node.tagName}>`);
    if (!node.namespaceURI.endsWith('/xhtml')) faults.push(`<${node.tagName}> of ${node.namespaceURI}`);
    for (const { name, value } of node.attrs) {
      if (!ATTRIBUTES.has(name)) faults.push(`${name}=`);
      if (ADDRESSES.has(name) && !isSafeUrl(value)) faults.push(`${name}=${value}`);
      if (name === 'id' && !value.startsWith('text-')) faults.push(`id=${value}`);
    }
    node.childNodes.forEach(read);
  };
  parseFragment(html).childNodes.forEach(read);
  return faults;
}

/** HTML without its tags, to those who know nothing of quotes. */
const withoutBrackets = (html: string) => html.replaceAll(/<[^<>]*>/g, '');

const SANITIZERS = {
  article: sanitizeArticle,
  part: sanitizePart,
  inline: sanitizeInline,
  comment: sanitizeComment,
} as const;
const KINDS = ['article', 'part', 'inline', 'comment'] as const;

const hostile = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...HOSTILE_PIECES) }, fc.string({ maxLength: 6 })),
    {
      maxLength: 24,
    },
  )
  .map((pieces) => pieces.join(''));

const media = {
  image: (src: string, alt: string) => ({ src: isSafeUrl(src) ? src : '/', alt }),
  file: (src: string) => src,
};

/** Every piece of HTML in a body, with the vocabulary that it may use. */
const htmlOf = (source: string) =>
  bodyParts(source, media).flatMap((part) => {
    const captions = part.type === 'gallery' ? part.images.map(({ caption }) => caption) : [];
    if ('caption' in part && part.type !== 'table') captions.push(part.caption);
    if (part.type === 'quote') captions.push(part.cite);
    const inline = captions.flatMap((html) => (html ? [{ html, tags: ALLOWED.inline }] : []));
    if (!('html' in part)) return inline;
    const isInline = part.type === 'paragraph' || part.type === 'heading';
    return [...inline, { html: part.html, tags: isInline ? ALLOWED.inline : ALLOWED.part }];
  });

describe.each(KINDS)('HTML sanitised as %s', (kind) => {
  it('is safe for any parser, and unchanged if it is sanitised again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const safe = SANITIZERS[kind](html);
        expect(faultsIn(safe, ALLOWED[kind])).toEqual([]);
        expect(withoutBrackets(safe)).not.toMatch(/[<>]/);
        expect(SANITIZERS[kind](safe)).toBe(safe);
      }),
    );
  });
});

it('the parts of a body are safe for any parser, and unchanged if they are cleaned again', () => {
  fc.assert(
    fc.property(hostile, (source) => {
      for (const { html, tags } of htmlOf(source)) expect(faultsIn(html, tags)).toEqual([]);
      const parts = bodyParts(source, media);
      expect(cleanParts(parts)).toEqual(parts);
    }),
  );
});

it('keeps all words of harmless HTML, in their order', () => {
  const word = fc.stringMatching(/^[a-zà-ü&<]{1,8}$/);
  const text = word.map((letters) => ` ${letters.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} `);
  const { block } = fc.letrec<{ inline: string; block: string }>((tie) => ({
    inline: fc.oneof(
      { depthSize: 'small' },
      text,
      fc
        .tuple(fc.constantFrom('b', 'em', 'span', 'sub', 'font'), tie('inline'))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      tie('inline').map((inner) => `<a href="/x">${inner.replace(/<\/?a\b[^>]*>/g, '')}</a>`),
    ),
    block: fc.oneof(
      { depthSize: 'small' },
      tie('inline').map((inner) => `<p>${inner}</p>`),
      fc
        .tuple(fc.constantFrom('h2', 'h5', 'pre', 'address', 'li'), tie('inline'))
        .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      fc.array(tie('block'), { maxLength: 3 }).map((inner) => `<div>${inner.join('')}</div>`),
      fc
        .array(tie('inline'), { minLength: 1, maxLength: 3 })
        .map((inner) => `<ul><li>${inner.join('<li>')}</ul>`),
      tie('inline').map((inner) => `<table><tr><td>${inner}</table>`),
      tie('block').map((inner) => `<blockquote>${inner}</blockquote>`),
    ),
  }));
  const words = (html: string) => plainText(html).replace(/\s/g, '');
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const html = blocks.join('');
      for (const kind of KINDS) expect(words(SANITIZERS[kind](html))).toBe(words(html));
      expect(
        htmlOf(html)
          .map((piece) => words(piece.html))
          .join(''),
      ).toBe(words(html));
    }),
  );
});

describe('HTML that parsers interpret differently', () => {
  it.each(['xmp', 'noembed', 'noframes', 'noscript', 'template', 'title', 'textarea', 'style', 'script'])(
    'is removed within <%s>',
    (name) => {
      const html = `<p>a</p><${name}><b onclick=alert(1)>z</b><meta http-equiv=refresh content=0></${name}><p>b</p>`;
      expect(sanitizeArticle(html)).toBe('<p>a</p><p>b</p>');
      expect(sanitizeComment(html)).toBe('<p>a</p><p>b</p>');
      expect(sanitizeInline(html)).toMatch(/^a\s+b$/);
      expect(plainText(html)).toBe('a b');
    },
  );

  it.each([
    ['<svg><title><b>x</b></title></svg>a', 'a'],
    ['<math><mtext>x</mtext></math>a', 'a'],
    ['<select><option>x</select>a', 'a'],
    ['<iframe><b>x</b></iframe>a', '<iframe></iframe>a'],
    ['a<plaintext><b>x', 'a'],
    ['<svg><b>a</b>', '<b>a</b>'],
    ['<table>a<tr><td>b</table>', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['<a href=/1>a<a href=/2>b', '<a href="/1">a</a><a href="/2">b</a>'],
    ['<pre>\n\n\nx</pre>', '<pre>x</pre>'],
    ['<a href="https://x.example/a b">a</a>', '<a href="https://x.example/a%20b">a</a>'],
    ['<p id="text-n">a</p>', '<p id="text-n">a</p>'],
    ['<abbr title="a" title="b" onclick=x>a</abbr>', '<abbr title="a">a</abbr>'],
    ['&ltscript&gta', '&lt;script&gt;a'],
  ])('%s is %s', (html, safe) => {
    expect(sanitizeArticle(html)).toBe(safe);
  });
});
