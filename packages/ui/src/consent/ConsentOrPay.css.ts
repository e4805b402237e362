import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { DIALOG_EDGE, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** In print the text stands alone. */
export const cover = componentStyle({
  '@media': {
    print: { selectors: { '&&': { display: 'none' } } },
    [LOW]: { selectors: { '&&': { maxBlockSize: '100dvh' } } },
  },
});

export const words = componentStyle({ display: 'grid', gap: vars.space[2] });

/** Says that choices without advertising are saved, but do not open the page. */
export const chosen = componentStyle({
  color: vars.color.ink,
  fontWeight: vars.font.interface.medium,
  selectors: { '&:empty': { display: 'none' } },
});

/** Both options of the same size, side by side or stacked, with the secondary links below. */
export const ways = componentStyle({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  // Next to a page, in wide windows: next to its text.
  '@container': { '(min-width: 900px)': { inlineSize: '30rem' } },
});
/**
 * In a low window the text scrolls below the options: refusing is as quickly found as accepting or paying.
 */
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
/** Long words break, so that no option is wider than the other. */
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

/** The options stick for the whole question, not only within its footer, whose box is dissolved. */
const inCover = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${cover} ${selector}`, { '@layer': { [layers.components]: { '@media': { [LOW]: rule } } } });
inCover('[data-part=footer]', { display: 'contents' });
/** A focused link scrolls clear of the options. */
inCover('[data-part=body] a', { scrollMarginBlockEnd: '9.5rem' });
inCover(ways, { display: 'contents' });
