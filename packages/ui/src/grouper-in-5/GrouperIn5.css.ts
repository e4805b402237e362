import { GROUP_OF_FIVE } from '@portal/model';
import { componentStyle } from '../foundation/style';

export const room = componentStyle({ containerType: 'inline-size' });

/** 24 px between them; 1 column on phones, 2 on tablets, then one large beside four (spec §9). */
export const group = componentStyle({
  vars: { '--column-gap': `${GROUP_OF_FIVE.spacingPx}px`, '--row-gap': `${GROUP_OF_FIVE.spacingPx}px` },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(width >= 520px)': { gridTemplateColumns: `repeat(${GROUP_OF_FIVE.columns.tablet}, minmax(0, 1fr))` },
    '(width >= 960px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const first = componentStyle({
  '@container': {
    '(width >= 520px)': { gridColumn: '1 / span 2' },
    '(width >= 960px)': { gridArea: '1 / 1 / span 2' },
  },
});
