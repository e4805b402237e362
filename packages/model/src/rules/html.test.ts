import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../../scripts/testing/growth';
import { HTML_TAG, withoutTags } from './html';
import { escapeHtml } from './text';

it('escapes markup, and nothing else', () => {
  expect(escapeHtml(`<a href="?a&b">it’s 'here'</a>`)).toBe(
    `&lt;a href=&quot;?a&amp;b&quot;&gt;it’s 'here'&lt;/a&gt;`,
  );
});

/** Names of the elements that a browser would find. */
const elementsIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...elementsIn(node.childNodes)] : []));

describe('a tag', () => {
  it.each([
    ['<p>a</p>', ['<p>', '</p>']],
    ['<abbr title="a > b">c</abbr>', ['<abbr title="a > b">', '</abbr>']],
    ['<i title="<img "><b title="><hr>">', ['<i title="<img ">', '<b title="><hr>">']],
    ['<img alt="" src="/a?b=c"/>', ['<img alt="" src="/a?b=c"/>']],
    ['<portal-island a="1" open>', ['<portal-island a="1" open>']],
    ['1 < 2 <3 <!-- -->', []],
    ['"a" <p> "b"', ['<p>']],
    // Browsers drop a tag that never ends, and nothing before it.
    ['<p><a href="/x', ['<p>', '<a href="/x']],
  ])('is found in %s', (html, tags) => {
    expect(html.match(HTML_TAG) ?? []).toEqual(tags);
  });

  it('is what a browser finds, whatever its attributes hold', () => {
    const value = fc
      .array(
        fc.oneof(fc.constantFrom('<img ', '><h1>', '</p>', '>', '<', "'", ' ', '&quot;', '='), fc.string()),
        {
          maxLength: 6,
        },
      )
      .map((pieces) => pieces.join('').replaceAll('"', ''));
    const element = fc
      .tuple(fc.constantFrom('b', 'abbr', 'span'), value, value)
      .map(([name, title, lang]) => `<${name} title="${title}" lang="${lang}">x</${name}>`);
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), (elements) => {
        const html = elements.join('y');
        const names = Array.from(html.matchAll(HTML_TAG)).flatMap(([, slash, name]) => (slash ? [] : name));
        expect(names).toEqual(elementsIn(parseFragment(html).childNodes));
        expect(withoutTags(html, '')).toBe(elements.map(() => 'x').join('y'));
      }),
    );
  });

  it.each([
    ['that never end', '<p '],
    ['with a value that never ends', '<p title="'],
    ['in a value', '<p title="<span <span ">'],
    ['of nothing but quotes', '<p"'],
  ])('takes linear time to find among tags %s', { tags: ['full'] }, (_, piece) => {
    expectLinear(
      (html) => withoutTags(html),
      (n) => piece.repeat(n),
      40_000,
    );
  });
});
