import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

export const section = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});
export const foot = componentStyle({ color: vars.color.inkQuiet });
export const empty = componentStyle({
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  color: vars.color.inkQuiet,
});

/** Hours side by side; overflowing ones scroll sideways. */
export const hours = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(4.25rem, 1fr)',
  overflowX: 'auto',
  // Contains the visually hidden text, which would widen the page.
  position: 'relative',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  borderBlock: `1px solid ${vars.color.rule}`,
  outlineOffset: -3,
});

export const hour = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  scrollSnapAlign: 'start',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.color.rule}` },
    '&[aria-current]': { background: vars.color.band, vars: { '--sky-ground': vars.color.band } },
  },
});

export const quiet = componentStyle({ ...figures, color: vars.color.inkQuiet });
export const rain = componentStyle({
  ...figures,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
});

/**
 * On a phone with text at 200 % a full name would break: its short form is shown, and the full one announced.
 */
const CRAMPED = '(width < 14rem)';

export const table = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });
export const head = componentStyle({ color: vars.color.inkQuiet, textAlign: 'start' });
export const row = componentStyle({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const cell = componentStyle({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  // No wider than the page.
  '@container': { [CRAMPED]: { paddingInlineEnd: vars.space[1] } },
});
export const name = componentStyle({
  display: 'inline-block',
  '::first-letter': { textTransform: 'uppercase' },
});
const heard = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const long = componentStyle({ '@container': { [CRAMPED]: heard } });
export const short = componentStyle({
  display: 'none',
  '@container': { [CRAMPED]: { display: 'block', '::first-letter': { textTransform: 'uppercase' } } },
});
export const sky = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** Text for wide places only; narrow ones show the icon alone, and both are announced. */
export const words = componentStyle({
  '@container': {
    '(width < 620px)': heard,
  },
});

export const range = componentStyle({
  ...figures,
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
});
export const low = componentStyle({ color: vars.color.inkQuiet });
const NARROW = '(width < 420px)';
/** A column where there is room; narrow places have the wind below the rain. */
export const wind = componentStyle({ '@container': { [NARROW]: { display: 'none' } } });
export const windBelow = componentStyle({
  display: 'none',
  '@container': { [NARROW]: { display: 'block', color: vars.color.inkQuiet } },
});

/** The page of the weather. */
export const report = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const none = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const ways = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

export const present = componentStyle({ display: 'grid', gap: vars.space[2] });
export const presentRow = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[5]} ${vars.space[8]}`,
});
/** As wide whatever its words: the facts next to it begin at one place in every font. */
export const presentSky = componentStyle({
  flex: '0 1 24rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const facts = componentStyle({
  flex: '1 1 280px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), max-content))',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  margin: 0,
});
export const value = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  margin: 0,
  marginBlockStart: vars.space[1],
  fontWeight: 600,
});
