import { expect, it } from 'vitest';
import { missingMessage } from './desk-screen';

const texts = { chooseSome: 'Tria almenys un comentari.', reasonMissing: 'Cal un motiu.' };

it.each([
  ['nothing', true, true, undefined],
  ['the chosen', false, true, 'Tria almenys un comentari.'],
  ['the ground', true, false, 'Cal un motiu.'],
  ['both', false, false, 'Tria almenys un comentari. Cal un motiu.'],
])('a decision that lacks %s says exactly that', (_, isChosen, hasGround, said) => {
  expect(missingMessage(texts, { isChosen, hasGround })).toBe(said);
});
