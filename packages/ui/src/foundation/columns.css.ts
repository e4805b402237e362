import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Even columns if their container has room for them; fewer, then one, if not. */
export const evenColumns = styleVariants(
  {
    1: { ...columns(1) },
    2: { ...columns(1), '@container': { '(width >= 440px)': columns(2) } },
    3: { ...columns(1), '@container': { '(width >= 680px)': columns(3) } },
    4: { ...columns(1), '@container': { '(width >= 520px)': columns(2), '(width >= 900px)': columns(4) } },
    5: {
      ...columns(1),
      '@container': {
        '(width >= 520px)': columns(2),
        '(width >= 1000px)': columns(5),
      },
    },
    6: {
      ...columns(1),
      '@container': {
        '(width >= 400px)': columns(2),
        '(width >= 640px)': columns(3),
        '(width >= 1000px)': columns(6),
      },
    },
  } satisfies Record<number, StyleRule>,
  (rule) => ({ '@layer': { [layers.components]: rule } }),
);

/** In two columns the first of five has a row of its own, so that there is no hole. */
globalStyle(`${evenColumns[5]} > :first-child:nth-last-child(5)`, {
  '@layer': { [layers.components]: { '@container': { '(width < 1000px)': { gridColumn: '1 / -1' } } } },
});
