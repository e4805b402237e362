import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { markedHtml, markerOf } from './words';

const found = (text: string, search: string) =>
  markerOf(search)(text)
    .filter(({ isFound }) => isFound)
    .map((part) => part.text);

describe('words of a search in a text', () => {
  test.each([
    ['El camió i els camions', 'camio', ['camió', 'camions']],
    ['Pueblos y pueblo', 'PUEBLO', ['Pueblos', 'pueblo']],
    ['Los aviones del avión', 'avión', ['aviones', 'avión']],
    ['Una col·lecció nova', 'col·lecció', ['col·lecció']],
    ['El temporal de llevant', '"temporal de llevant"', ['temporal', 'llevant']],
    ['El temporal de llevant', 'temporal -llevant', ['temporal']],
    ['Que per als del port', 'que del', []],
    ['Temporalitat', 'temporal', []],
    ['', 'temporal', []],
    ['El temporal', '', []],
  ])('“%s” has the words of “%s”', (text, search, words) => {
    expect(found(text, search)).toEqual(words);
  });

  test('leaves the text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        expect(
          markerOf(search)(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  test('marks a word of the text that is searched for', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[bcdfg][a-z]{4,10}$/), fc.string(), (word, before) => {
        expect(found(`${before} ${word}`, word)).toContain(word);
      }),
    );
  });
});

describe('words of a search in HTML', () => {
  test('are marked outside tags and character references', () => {
    expect(markedHtml('El <a href="/port/">port</a> &amp; la port&agrave;', markerOf('port amp'))).toBe(
      'El <a href="/port/"><mark>port</mark></a> &amp; la <mark>port</mark>&agrave;',
    );
  });

  test('are marked in no attribute, whatever it holds', () => {
    const html = `El <abbr title="> port <img src='/x' onerror='alert(1)'> z">Ajuntament del port</abbr> obre.`;
    expect(markedHtml(html, markerOf('port'))).toBe(html.replace('del port', 'del <mark>port</mark>'));
  });

  test('add no element but marks', () => {
    const elements = (html: string): string[] => {
      const namesIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string[] =>
        nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...namesIn(node.childNodes)] : []));
      return namesIn(parseFragment(html).childNodes);
    };
    const piece = fc.constantFrom('> ', '<img src=x>', ' port ', '<b ', "'", '</abbr>', '&quot;', 'x');
    const value = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 4 }), (values) => {
        const html = values.map((title) => `port <abbr title="${title}">ports</abbr>`).join(' ');
        // Its quotes would end the value.
        const marked = elements(markedHtml(html, markerOf('port'), '<mark class="m">'));
        expect(marked).toEqual(values.flatMap(() => ['mark', 'abbr', 'mark']));
      }),
    );
  });

  test('add marks and nothing else', () => {
    const piece = fc.constantFrom('port', 'Ports', '<b>', '</b>', '&lt;', ' ', '<i title="port">', 'x', '·');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.string(), (pieces, search) => {
        const html = pieces.join('');
        const marked = markedHtml(html, markerOf(`port ${search}`));
        expect(marked.replaceAll(/<\/?mark>/g, '')).toBe(html);
        expect(marked).not.toMatch(/<mark>[^<]*&/);
      }),
    );
  });
});
