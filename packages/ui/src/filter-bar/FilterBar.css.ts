import { vars } from '@portal/tokens';
import { noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** A control that hides content needs JavaScript to show it again. */
const SCRIPT = '(scripting: enabled)';

export const room = componentStyle({
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

export const bar = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  borderBlock: `1px solid ${vars.color.rule}`,
  selectors: { '&:focus': noRing },
});

/** The button with what it opens, followed by the number of active filters. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
});
/** As wide as the bar once it is open. */
export const folded = componentStyle({ selectors: { '&[open]': { flexBasis: '100%' } } });

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
  inlineSize: 'fit-content',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = componentStyle({
  flex: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    ':is([aria-expanded=true], details[open] > summary) > &': { transform: 'rotate(0.5turn)' },
  },
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

/** Everything behind the button. */
export const fields = componentStyle({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[3] });

/** Filters beyond the visible ones: in a row of their own. */
export const others = componentStyle({
  ...columns,
  '@media': { [SCRIPT]: { selectors: { 'form:not([data-more]) &': { display: 'none' } } } },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  selectors: { '&:empty': { display: 'none' } },
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
  color: vars.color.inkQuiet,
  fontFamily: vars.font.interface.family,
  fontSize: vars.text.label.size,
});
/** Controls that need JavaScript. */
export const withScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = componentStyle({ '@media': { [SCRIPT]: { display: 'none' } } });
