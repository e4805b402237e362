import { expect, it } from 'vitest';
import { sectionOf } from './section';

it.each([
  ['/esports/rem/', 'sports'],
  ['/deportes/', 'sports'],
  ['https://www.elfar.example/cultura/teatre/la-festa/', 'culture'],
  ['/agenda-cultural/', 'culture'],
  ['/qui-som/', 'news'],
  ['', 'news'],
  [undefined, 'news'],
] as const)('%s is %s', (href, section) => {
  expect(sectionOf(href)).toBe(section);
});
