import { expect, it } from 'vitest';
import { weakPalettes } from './section-palettes';

const letters = {
  light: { paper: '#ffffff', ink: '#101010' },
  dark: { paper: '#101010', ink: '#eeeeee' },
};
const sectionOf = (near: string) => ({
  slug: 'camp',
  palette: { cut: 'rows' as const, far: '#b5c39d', middle: '#93a44f', near },
});

it('accepts a palette that is seen by day and at night, and sections without one', () => {
  expect(weakPalettes({ sections: [sectionOf('#5b7a32'), { slug: 'llocs' }], letters })).toEqual([]);
});

it('names the scheme in which a section’s colours would hardly be seen', () => {
  expect(weakPalettes({ sections: [sectionOf('#f4f0d8')], letters })).toEqual([
    expect.stringMatching(
      /^the palette of “camp” has a near colour \(#f4f0d8\) with a contrast of 1\.\d on light paper \(#ffffff\)/,
    ),
  ]);
  expect(weakPalettes({ sections: [sectionOf('#081008')], letters })).toEqual([
    expect.stringContaining('on dark paper (#101010)'),
  ]);
});
