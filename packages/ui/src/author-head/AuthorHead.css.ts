import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { fingerAreas } from '../foundation/touch';

export const frame = componentStyle({ containerType: 'inline-size' });
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@container': {
    // Large letters leave no room for the name next to the portrait.
    '(width < 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Above a list without a rule at its start. */
export const ruled = componentStyle({
  paddingBlockEnd: vars.space[6],
  borderBlockEnd: `max(1px, ${vars.sectionHead.ruleWidth}) solid ${vars.sectionHead.ruleColor}`,
});

export const portrait = componentStyle({
  inlineSize: 'clamp(6rem, 22vw, 10rem)',
  overflow: 'hidden',
  borderRadius: vars.pictures.portraitRadius,
});

export const words = componentStyle({ display: 'grid', gap: vars.space[2], justifyItems: 'start' });
export const role = componentStyle({ color: vars.color.inkQuiet });
/** Below portrait and name on phones, next to the portrait from tablets on. */
export const bio = componentStyle({
  gridColumn: '1 / -1',
  maxInlineSize: '40em',
  '@media': { '(width >= 578px)': { gridColumn: '-2 / -1' } },
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

/** With large letters the words are below the portrait. */
export const box = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'start',
});
export const boxWords = componentStyle({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  justifyItems: 'start',
});
fingerAreas(`${boxWords} > p > a`);
