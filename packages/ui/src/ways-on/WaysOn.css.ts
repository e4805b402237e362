import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const ways = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.board.sectionGap,
});

/** Below a search they yield to its results, also to those that a script has found. */
globalStyle(`main:has([data-part=result-list] li) [data-beside-results]`, {
  '@layer': { [layers.components]: { display: 'none' } },
});

/** Topics and sections: side by side where there is room. */
export const links = componentStyle({
  display: 'grid',
  gap: `${vars.board.sectionGap} ${vars.board.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(width >= 720px)': {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const sections = componentStyle({
  display: 'grid',
  columnGap: vars.board.columnGap,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
});

/** A line under each section, in its colour if the brand has one. */
export const section = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  borderBlockEnd: `2px solid var(--section, ${vars.color.rule})`,
  color: vars.color.ink,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
    },
  },
});
