import type { BodyPart } from '@portal/model';
import { expect, it } from 'vitest';
import { cleanParts } from './clean';

const image = { src: '/media/1', alt: '', width: 600, height: 400 };
const HOSTILE = 'Text<script>alert(1)</script> <img src=x onerror=alert(1)>';

it.each<[string, BodyPart]>([
  ['the text of a paragraph', { type: 'paragraph', html: HOSTILE }],
  ['the text of a table', { type: 'table', html: `<table><tr><td>${HOSTILE}</td></tr></table>` }],
  ['the author of a quote', { type: 'quote', html: '<p>Text</p>', cite: HOSTILE }],
  ['the caption of a figure', { type: 'figure', image, caption: HOSTILE }],
  ['the captions of a gallery', { type: 'gallery', images: [{ image, caption: HOSTILE }] }],
  ['the caption of an embed', { type: 'embed', url: 'https://a.example/', provider: 'A', caption: HOSTILE }],
])('removes scripts from %s', (_, part) => {
  const clean = cleanParts([part]);
  expect(clean).toHaveLength(1);
  expect(JSON.stringify(clean)).toContain('Text');
  expect(JSON.stringify(clean)).not.toMatch(/script|onerror/);
});

it('removes parts without a text, and the unsafe link of a figure', () => {
  expect(cleanParts([{ type: 'heading', level: 2, id: 'a', html: '<script>a</script>' }])).toEqual([]);
  expect(cleanParts([{ type: 'figure', image, href: 'javascript:alert(1)' }])).toEqual([
    { type: 'figure', image },
  ]);
});
