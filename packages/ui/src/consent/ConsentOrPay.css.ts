import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { DIALOG_EDGE } from '../foundation/dialogEdge';
import { layers } from '../foundation/layers.css';
import { LOW } from '../foundation/lowWindow';
import { componentStyle } from '../foundation/style';

/** Paper has the text alone. */
export const cover = componentStyle({
  '@media': {
    print: { selectors: { '&&': { display: 'none' } } },
    [LOW]: { selectors: { '&&': { maxBlockSize: '100dvh' } } },
  },
});

export const words = componentStyle({ display: 'grid', gap: vars.space[2] });

/** What was chosen without advertising is kept, and does not open the page. */
export const chosen = componentStyle({
  color: vars.color.ink,
  fontWeight: vars.font.interface.medium,
  selectors: { '&:empty': { display: 'none' } },
});

/** Both ways of one size, side by side or one under the other, and what is beside them under both. */
export const ways = componentStyle({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  // Beside a page, on wide windows: next to its words.
  '@container': { '(min-width: 900px)': { inlineSize: '30rem' } },
});
/** In a low window the words scroll under the answers: who refuses sees where as soon as who accepts or pays. */
export const answers = componentStyle({
  display: 'contents',
  '@media': {
    [LOW]: {
      selectors: {
        [`${cover} &`]: {
          position: 'sticky',
          insetBlockEnd: 0,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          columnGap: vars.space[3],
          paddingInline: DIALOG_EDGE,
          paddingBlock: vars.space[1],
          background: vars.panel.background,
          borderBlockStart: `1px solid ${vars.color.rule}`,
        },
      },
    },
  },
});
export const pair = componentStyle({
  flex: '1 0 100%',
  display: 'grid',
  gridAutoRows: '1fr',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space[3],
  marginBlockEnd: vars.space[2],
  '@media': {
    [LOW]: {
      selectors: {
        [`${cover} &`]: { flex: '1 1 min(27rem, 100%)', gap: vars.space[1], marginBlockEnd: 0 },
      },
    },
  },
});
/** Long words break rather than make one way wider than the other. */
export const way = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space[2],
  textWrap: 'balance',
  '@media': { [LOW]: { selectors: { [`${cover} &`]: { paddingBlock: 0, fontSize: vars.size[4] } } } },
});
export const other = componentStyle({
  flex: 'none',
  maxInlineSize: '100%',
  '@media': {
    [LOW]: {
      selectors: {
        [`${cover} ${ways} > &`]: { display: 'flex', inlineSize: 'fit-content', marginInline: 'auto' },
      },
    },
  },
});

/** The answers stay in sight of the whole question, and not of its foot alone, whose edge they have. */
const inCover = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${cover} ${selector}`, { '@layer': { [layers.components]: { '@media': { [LOW]: rule } } } });
inCover('[data-part=footer]', { display: 'contents' });
/** A link that the keyboard comes to is over the answers, not under them. */
inCover('[data-part=body] a', { scrollMarginBlockEnd: '9.5rem' });
inCover(ways, { display: 'contents' });
