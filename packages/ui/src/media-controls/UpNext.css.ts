import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const NO_SCRIPT = '(scripting: none)';

export const next = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[3],
  color: 'inherit',
  '@media': { print: { display: 'none' } },
});

export const places = {
  /** Below the player, from the edge of its box to the other. */
  below: componentStyle({
    gridColumn: '1 / -1',
    rowGap: vars.space[2],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.rule}`,
    '@container': { '(width >= 620px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
  /** In place of the seek bar: as high as the controls are. */
  bar: componentStyle({
    flex: '1 1 12rem',
    minInlineSize: 0,
    marginInlineStart: vars.space[2],
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '@container': {
      '(width < 460px)': { order: 1, flexBasis: '100%', marginInlineStart: 0 },
      '(width >= 620px)': { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
    },
  }),
  /** Over the last picture of a film. */
  film: componentStyle({
    gridArea: '1 / 1',
    placeSelf: 'center',
    position: 'relative',
    zIndex: 2,
    rowGap: vars.space[3],
    inlineSize: 'min(30rem, calc(100% - 2rem))',
    marginBlockEnd: vars.space[10],
    padding: vars.space[4],
    background: vars.panel.background,
    color: vars.color.ink,
    borderRadius: vars.panel.radius,
    '@container': { '(width < 460px)': { marginBlockEnd: vars.space[12], padding: vars.space[3] } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
};

export const picture = componentStyle({
  inlineSize: 56,
  blockSize: 56,
  objectFit: 'cover',
  borderRadius: `min(${vars.pictures.tileRadius}, 8px)`,
  selectors: {
    [`${places.bar} > &`]: { inlineSize: 44, blockSize: 44 },
  },
  '@container': {
    '(width < 620px)': { selectors: { [`${places.bar} > &`]: { display: 'none' } } },
    '(width < 460px)': { selectors: { [`${places.film} > &`]: { display: 'none' } } },
  },
});
export const words = componentStyle({
  minInlineSize: 0,
  // Without a picture.
  selectors: {
    '&:first-child': { gridColumnEnd: 'span 2' },
    [`${places.bar} > &`]: { gridColumnEnd: 'auto' },
  },
});
export const label = componentStyle({
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const title = componentStyle({
  display: 'block',
  textWrap: 'pretty',
  selectors: {
    [`${places.bar} &, ${places.film} &`]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      hyphens: 'manual',
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    '(pointer: coarse)': { selectors: { [`${places.below} &`]: { paddingBlock: vars.space[1] } } },
  },
});
export const all = componentStyle({
  display: 'inline-block',
  paddingBlock: vars.space[2],
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
export const acts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  selectors: { [`${places.bar} > &`]: { gridColumn: 'auto', flexWrap: 'nowrap' } },
  '@container': {
    '(width >= 620px)': {
      selectors: { [`${places.below} > &`]: { gridColumn: 'auto', flexWrap: 'nowrap' } },
    },
  },
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** Seconds left, above a line that fills as they pass; as high as the words that it replaces. */
export const count = componentStyle({
  display: 'inline-block',
  minInlineSize: '10.5em',
  color: vars.color.ink,
  whiteSpace: 'nowrap',
  backgroundImage:
    'linear-gradient(currentColor, currentColor), linear-gradient(color-mix(in srgb, currentColor 30%, transparent) 0 0)',
  backgroundSize: 'var(--gone) 2px, 100% 2px',
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'no-repeat',
  selectors: { '&:dir(rtl)': { backgroundPosition: 'right bottom' } },
});

const act = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  cursor: 'pointer',
} as const;

export const play = componentStyle({
  ...act,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  flex: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.ink, color: vars.color.paper } } },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
export const stop = componentStyle({
  ...act,
  color: 'inherit',
  whiteSpace: 'nowrap',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

/** On: its sign and its words have the accent's ground, as other chosen things. */
export const toggle = componentStyle({
  ...act,
  minInlineSize: vars.target.min,
  justifyContent: 'center',
  border: `1px solid ${vars.color.fieldEdge}`,
  borderRadius: vars.radius.full,
  color: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-label]': { flex: 'none', paddingInline: 0, borderColor: 'transparent' },
    '&[aria-pressed=true]': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  // At the end of its row, where it stays when buttons appear before it.
  '@container': { '(width >= 620px)': { order: 1 } },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&[aria-pressed=false]:hover': {
          background: 'color-mix(in srgb, currentColor 16%, transparent)',
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed=true]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** In little room they give their place to the buttons of the end, so that nothing grows or moves. */
export const toggleWords = componentStyle({
  '@container': {
    '(width < 620px)': {
      selectors: {
        '[data-part=up-next]:not([data-state=idle]) &': {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
