import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const gate = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: vars.layout.measure,
  fontSize: vars.text.body.size,
});
export const centred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });
export const promise = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlockStart: `4px solid ${vars.color.accent}`,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { print: { display: 'none' } },
});

/** Says in print that the text continues, and where. */
export const paper = componentStyle({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

export const benefits = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: '1.2em',
  listStyleType: 'disc',
});

/** Stacks every possible text in one cell, so that its height never changes. */
export const cost = componentStyle({ display: 'grid' });
inside(`${cost} > *`, { gridArea: '1 / 1' });
export const unsaid = componentStyle({ visibility: 'hidden' });

export const other = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  color: vars.color.link,
  textDecorationLine: 'underline',
});

export const publicPage = componentStyle({ color: vars.color.link, textDecorationLine: 'underline' });

/**
 * In a browser with a session it reserves space for the rest from the first paint: as high as the window, so
 * that what follows is out of view, and nothing visible shifts when the rest loads.
 */
export const waiting = componentStyle({ display: 'none' });
const KNOWN = ':root[data-reader]';
/** No response yet: neither a refusal, nor the cost of a monthly free story. */
const PENDING = `${gate}:not([data-state=refused], [data-left])`;
const onScreen = (selector: string, rule: StyleRule) => inside(selector, { '@media': { screen: rule } });
onScreen(`${KNOWN} ${PENDING}`, { minBlockSize: '100svh', alignContent: 'start' });
onScreen(`${KNOWN} ${gate}[data-state=closed]:not([data-left]) ${promise}`, { display: 'none' });
onScreen(`${KNOWN} ${PENDING} ${waiting}, ${gate}[data-state=loading] ${waiting}`, {
  display: 'block',
});
onScreen(`${gate}[data-state=loading] ${promise}`, { display: 'none' });

/**
 * While the rest of a metered text is requested with its gate in view, what follows the gate is hidden, and
 * shown again in its final place. A focused element stays visible.
 */
const ASKED = ':root[data-gate=asked]';
onScreen(
  `${ASKED} :is(:has(> ${gate}, > [data-part=rest]), [data-part=article]) ~ :not(:focus-within), ${ASKED} main ~ footer:not(:focus-within)`,
  { visibility: 'hidden' },
);
// The column next to the text shares out its height among its parts, or follows the text.
onScreen(`${ASKED} [data-part=rail]:not(:focus-within)`, { visibility: 'hidden' });
