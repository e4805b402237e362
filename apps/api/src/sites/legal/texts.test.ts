import { LEGAL_PAGES } from '@portal/model/legal';
import { expect, it } from 'vitest';
import type { Template, TemplateBlock } from './template';
import { LEGAL_TEXTS } from './texts/index';

const placesIn = (words: string) =>
  Array.from(words.matchAll(/\{(?:[^{}|:]*\|[^{}|:]*:)?(\w+)\}/g), ([, name = '']) => name)
    .filter((name) => !['site', 'publisher'].includes(name))
    .toSorted();
const lineOf = (line: string | { when?: string; text: string }) =>
  typeof line === 'string' ? placesIn(line) : [line.when, placesIn(line.text)];

/** Structure and conditions of a block, without its words. */
function shapeOf(block: TemplateBlock): unknown {
  if (typeof block === 'string' || 'text' in block) return lineOf(block);
  if ('insert' in block) return [block.when, block.insert];
  if ('list' in block) return [block.when, block.list.map(lineOf)];
  return [block.when, block.facts.map(({ when, name, text }) => [when, placesIn(name), placesIn(text)])];
}
const templateOf = ({ intro, sections }: Template) => [
  intro.map(shapeOf),
  sections.map(({ id, when, body }) => [id, when, body.map(shapeOf)]),
];

it.each(LEGAL_PAGES)('%s has the same structure and conditions in each language', (page) => {
  const { ca, es, en } = LEGAL_TEXTS;
  expect(templateOf(ca.templates[page])).toEqual(templateOf(es.templates[page]));
  expect(templateOf(en.templates[page])).toEqual(templateOf(es.templates[page]));
});
