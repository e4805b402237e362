import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { hang, TWELVE_COLUMNS, TWO_COLUMNS, track } from '../article-body/ArticleBody.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { inRail, STAY, UNDER_TOOLS } from './Article.css';

/** Body and key moments of a story that grows: in view beside what follows, if there is room. */
export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [TWO_COLUMNS]: {
      ...inRail[TWO_COLUMNS],
      vars: { [hang]: '0px', [track]: '100%' },
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      marginBlockStart: UNDER_TOOLS,
      insetBlockStart: STAY,
      maxBlockSize: `calc(100dvh - ${STAY} - ${vars.space[4]})`,
      overflowY: 'auto',
    },
    [TWELVE_COLUMNS]: inRail[TWELVE_COLUMNS],
  },
});
globalStyle(`${summary} > [data-part=body]`, {
  '@layer': {
    [layers.components]: {
      '@container': {
        [TWO_COLUMNS]: { fontSize: vars.text.summary.size, lineHeight: vars.text.summary.leading },
      },
    },
  },
});

/** Below the summary, at the end of the rail. */
export const railLast = componentStyle({
  '@container': { [TWO_COLUMNS]: { gridRow: 3, paddingBlockStart: vars.board.sectionGap } },
});
