import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const head = componentStyle({ display: 'grid', gap: vars.space[4] });
/** With several authors their portraits are below the name, not next to it. */
export const many = componentStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const description = componentStyle({ maxInlineSize: '34em', color: vars.color.inkQuiet });
export const authors = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[8]}`,
});
/** In the text's column, from tablets on. */
export const beside = componentStyle({ '@media': { '(width >= 578px)': { gridColumn: '-2 / -1' } } });
export const author = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const words = componentStyle({ display: 'grid' });
export const feed = componentStyle({ gridColumn: '1 / -1' });
