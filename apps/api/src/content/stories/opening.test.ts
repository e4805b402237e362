import type { BodyPart } from '@portal/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../platform/html/sanitize';
import { openingOf, restOf } from './opening';

const paragraph = (html: string): BodyPart => ({ type: 'paragraph', html });
const paragraphs = (count: number) => Array.from({ length: count }, (_, at) => paragraph(`Paragraph ${at}.`));
const separator: BodyPart = { type: 'separator' };

describe('the opening of a gated story', () => {
  it.each([
    [8, 0.25, 2],
    [8, 0.5, 4],
    [3, 0.1, 1],
    [2, 0.9, 1],
  ])('the opening of a story of %i paragraphs with a share of %f is %i of them', (count, share, open) => {
    expect(openingOf(paragraphs(count), share, 'ca')).toHaveLength(open);
  });

  it('includes everything between its paragraphs, and nothing after the last', () => {
    const body = [paragraph('One.'), separator, paragraph('Two.'), separator, ...paragraphs(6)];
    expect(openingOf(body, 0.25, 'ca')).toEqual(body.slice(0, 3));
  });

  it('the opening of a single paragraph is whole sentences of it, as text', () => {
    const body = [
      paragraph('El Sr. Mas hi era. <b>Plovia</b> molt & feia vent. Van plegar. Ningú no va dir res.'),
    ];
    const opening = openingOf(body, 0.5, 'ca');
    expect(opening).toHaveLength(1);
    expect(plainText(opening[0]?.type === 'paragraph' ? opening[0].html : '')).toMatch(/\.$/);
    expect(restOf(body, opening)).toHaveLength(1);
  });

  it('does not stop between the question and the answer of an interview', () => {
    const [question, answer] = [paragraph('<strong>Why?</strong>'), paragraph('Because.')];
    const body = [question, answer, question, answer, question, answer];
    expect(openingOf(body, 0.5, 'ca')).toEqual(body.slice(0, 2));
    expect(openingOf(body, 0.1, 'ca')).toEqual(body.slice(0, 1));
  });

  it('the opening of a story without paragraphs is empty', () => {
    expect(openingOf([{ type: 'list', html: '<ul><li>One</li></ul>' }], 0.25, 'ca')).toEqual([]);
  });

  const part = fc.oneof(
    fc.string().map(paragraph),
    fc.array(fc.string(), { minLength: 2 }).map((all) => paragraph(all.join('. '))),
    fc.constant(separator),
  );

  it('never contains the whole text, and with the rest always does', () => {
    fc.assert(
      fc.property(fc.array(part), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (body, share) => {
        const opening = openingOf(body, share, 'es');
        const text = (parts: readonly BodyPart[]) =>
          parts
            .map((one) => (one.type === 'paragraph' ? plainText(one.html) : ''))
            .join(' ')
            .replace(/\s+/g, '');
        expect(text([...opening, ...restOf(body, opening)])).toBe(text(body));
        if (text(body)) expect(text(opening)).not.toBe(text(body));
      }),
    );
  });
});
