import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { COARSE } from '../foundation/touch';

export const link = componentStyle({
  textUnderlineOffset: '0.18em',
  textDecorationThickness: 'from-font',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
});

export const inline = componentStyle({
  color: vars.color.link,
  textDecorationLine: 'underline',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationThickness: 2 } } } },
});

export const quiet = componentStyle({
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minBlockSize: vars.target.dense,
  color: vars.color.link,
  '@media': {
    [COARSE]: { minBlockSize: vars.target.min },
    '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
  },
});

/** As wide as its text in any layout: a grid, a stack, or a line of its own. */
export const back = componentStyle({ inlineSize: 'fit-content', justifySelf: 'start' });

export const iconBefore = componentStyle({
  flex: 'none',
  display: 'inline-block',
  verticalAlign: '-0.1em',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const icon = `${iconBefore} ${componentStyle({ marginInlineStart: '0.15em' })}`;
