import { GROUP_OF_FIVE } from '@portal/model';
import { componentStyle } from '../foundation/style';

/** 24 px between them; 1 column on phones, 2 on tablets, then all five (spec §9). */
export const five = componentStyle({
  vars: { '--column-gap': `${GROUP_OF_FIVE.spacingPx}px`, '--row-gap': `${GROUP_OF_FIVE.spacingPx}px` },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(width >= 520px)': { gridTemplateColumns: `repeat(${GROUP_OF_FIVE.columns.tablet}, minmax(0, 1fr))` },
    '(width >= 960px)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const room = componentStyle({ containerType: 'inline-size' });
