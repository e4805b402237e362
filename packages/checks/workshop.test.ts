import { expect, it } from 'vitest';
import { saidFamily, saidLength } from '../../.storybook/docs/wording';
import { tokensUsed } from '../../.storybook/facts/tokens-used';

it('a component shows the tokens of the components it is made of', () => {
  const used = tokensUsed();
  expect(used['text-field']).toContain('field.height');
  expect(used['date-field']).toEqual(expect.arrayContaining(['field.height', 'panel.background']));
});

it.each([
  ['clamp(1.1875rem,1.1411rem + 0.1905vw,1.3125rem)', '19–21 px'],
  ['0.8125rem', '13 px'],
  ['4px', '4 px'],
  ['62ch', '62ch'],
])('a length of %s is shown as %s', (value, said) => {
  expect(saidLength(value)).toBe(said);
});

it('labels a font family by its typeface, and an alias by the token that it references', () => {
  const given = (name: string) => ({ 'font.text.family': '"Portal Serif","Georgia",serif' })[name];
  expect(saidFamily('"Libre Franklin","Arial",sans-serif', given)).toBe('Libre Franklin');
  expect(saidFamily('var(--p-font-text-family)', given)).toBe('Portal Serif');
});
