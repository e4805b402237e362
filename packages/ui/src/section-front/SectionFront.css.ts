import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** From this width the lead has a column next to it, and a list its rail. */
const WIDE = '(width >= 720px)';

/** Stacked parts, with the brand's space between the sections of a front. */
export const front = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.board.sectionGap,
});

/** The brand's rule between rows that continue each other; none if cards have edges of their own. */
const hairline = `max(0px, ${vars.card.ruleWidth} - ${vars.card.edgeWidth})`;

/** A row under another. */
export const next = componentStyle({
  marginBlockStart: `calc(${vars.board.rowGap} - ${vars.board.sectionGap})`,
  borderBlockStart: `${hairline} solid ${vars.card.ruleColor}`,
  paddingBlockStart: `min(${vars.board.rowGap}, ${hairline} * 99)`,
});

/** A lead is as high as the column next to it, if its words are on its picture. */
export const lead = componentStyle({});
globalStyle(`${lead} > ul`, { '@layer': { [layers.components]: { blockSize: '100%' } } });
globalStyle(`${lead} > ul > li`, { '@layer': { [layers.components]: { display: 'grid', flexGrow: 1 } } });

/** A lead, or a list, and a column half as wide next to it. */
export const beside = componentStyle({
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const alone = componentStyle({ gridTemplateColumns: 'minmax(0, 1fr)' });

/** A columnist who leads has a larger portrait where there is room. */
globalStyle(`${lead} [data-part=avatar]`, {
  '@layer': {
    [layers.components]: { '@container': { '(width >= 480px)': { inlineSize: 128, blockSize: 128 } } },
  },
});

/** Parts of a column. */
export const parts = componentStyle({ display: 'grid', gap: vars.board.rowGap, alignContent: 'start' });

/** Parts side by side, as wide as each needs at least. */
export const band = componentStyle({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.board.sectionGap} ${vars.board.columnGap}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** An odd list begins with a card across both columns, so that its end has no hole. */
export const list = componentStyle({});
globalStyle(`${list} > ul > li:first-child:nth-last-child(odd)`, {
  '@layer': { [layers.components]: { gridColumn: '1 / -1' } },
});
