import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const whole = componentStyle({ display: 'grid', gap: vars.space[3] });
/** 304 × 78 px is the size of the common providers' widgets. */
export const captcha = componentStyle({
  display: 'grid',
  alignItems: 'center',
  inlineSize: 'min(100%, 304px)',
  minBlockSize: 78,
  background: vars.color.band,
});
export const place = componentStyle({ minBlockSize: 78, selectors: { '&[hidden]': { display: 'none' } } });
/** Nothing loads without JavaScript. */
export const wait = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const state = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  color: vars.color.ink,
});
