import { vars } from '@portal/tokens';
import { noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** From this width filters are side by side; below it they are behind their button. */
const WIDE = '(width >= 640px)';
const NARROW = '(width < 640px)';
/** Too narrow for the text next to its button; relative to the reader’s font size. */
const CRAMPED = '(width < 20rem)';
/** From this width text, date and filters share one row. */
const IN_ONE_ROW = '(width >= 900px)';
/** A control that hides content needs JavaScript to show it again. */
const SCRIPT = '(scripting: enabled)';

export const room = componentStyle({
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const bar = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.rule}`,
  selectors: { '&:focus': noRing },
  '@container': {
    [IN_ONE_ROW]: {
      columnGap: vars.space[4],
      rowGap: vars.space[2],
      selectors: {
        '&:has([type=search]):has([data-part=fields])': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
          alignItems: 'start',
        },
      },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [WIDE]: { selectors: { '&:not(:has(> :first-child:not(button)))': { display: 'none' } } },
    [CRAMPED]: { flexWrap: 'wrap' },
  },
});
export const text = componentStyle({ flex: 1, '@container': { [CRAMPED]: { flexBasis: '100%' } } });

const press = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  fontFamily: vars.font.interface.family,
  fontSize: vars.text.label.size,
  fontWeight: vars.font.interface.medium,
  color: vars.color.ink,
} as const;

export const opener = componentStyle({
  ...press,
  display: 'none',
  minBlockSize: vars.field.height,
  paddingInline: vars.space[3],
  border: `max(1px, ${vars.field.edgeWidth}) solid ${vars.color.fieldEdge}`,
  borderRadius: vars.field.radius,
  '@media': { [SCRIPT]: { '@container': { [NARROW]: { display: 'inline-flex' } } } },
});

export const arrow = componentStyle({
  flex: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(0.5turn)' } },
});

export const count = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.6em',
  minBlockSize: '1.6em',
  borderRadius: vars.radius.full,
  background: vars.button.background,
  color: vars.button.ink,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.text.small.size,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
} as const;

export const row = componentStyle(columns);

/** Both rows; on phones behind their button. */
export const fields = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [SCRIPT]: {
      '@container': { [NARROW]: { selectors: { ':not([data-open]) > &': { display: 'none' } } } },
    },
  },
});

/** Filters beyond the visible ones: in a row of their own. */
export const others = componentStyle({
  ...columns,
  '@media': { [SCRIPT]: { selectors: { ':not([data-more]) > * > &': { display: 'none' } } } },
});

export const actions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  selectors: { '&:not(:has(button:not([type=submit])))': { display: 'contents' } },
  '@media': {
    [SCRIPT]: {
      '@container': { [NARROW]: { selectors: { ':not([data-open]) > &': { display: 'none' } } } },
    },
  },
});

export const toggle = componentStyle({
  ...press,
  '@media': {
    // Without JavaScript everything is visible.
    '(scripting: none)': { display: 'none' },
    '(hover: hover)': {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' } },
    },
  },
});
export const active = componentStyle({
  marginInlineStart: 'auto',
  color: vars.color.inkQuiet,
  fontFamily: vars.font.interface.family,
  fontSize: vars.text.label.size,
});
/** Controls that need JavaScript. */
export const withScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = componentStyle({ '@media': { [SCRIPT]: { display: 'none' } } });
