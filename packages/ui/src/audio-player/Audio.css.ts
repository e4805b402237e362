import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const WIDE = '(width >= 520px)';
const NO_SCRIPT = '(scripting: none)';

export const box = componentStyle({
  containerType: 'inline-size',
  background: vars.color.band,
  borderRadius: vars.card.radius,
  vars: { '--track-fill': vars.color.accent },
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { border: '1px solid' } },
});

export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"cover words" "player player" "more more"',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: vars.space[4],
  '@container': {
    [WIDE]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"cover words" "cover player" "more more"',
      gap: `${vars.space[2]} ${vars.space[5]}`,
      padding: vars.space[5],
    },
  },
});

export const cover = componentStyle({
  gridArea: 'cover',
  inlineSize: 72,
  overflow: 'hidden',
  borderRadius: vars.pictures.tileRadius,
  '@container': { [WIDE]: { inlineSize: 'clamp(8rem, 24cqi, 11rem)', alignSelf: 'start' } },
});

/** Of a live station: a stage of its own. */
export const large = componentStyle({
  inlineSize: 96,
  '@container': { [WIDE]: { inlineSize: 'clamp(10rem, 34cqi, 18rem)' } },
});

/** Placeholder of a missing cover: the sign of sound on the accent. */
export const sign = componentStyle({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '1',
  fontSize: 32,
  background: vars.color.accent,
  color: vars.color.onAccent,
  '@container': { [WIDE]: { fontSize: 56 } },
});

export const words = componentStyle({ gridArea: 'words', display: 'grid', gap: vars.space[1] });
export const kicker = componentStyle({ color: vars.color.inkQuiet });
export const title = componentStyle({ textWrap: 'balance' });

export const seat = componentStyle({ gridArea: 'player', minInlineSize: 0 });

/** The browser's own player is for readers without JavaScript alone. */
export const audio = componentStyle({
  display: 'none',
  inlineSize: '100%',
  blockSize: 54,
  '@media': { [NO_SCRIPT]: { display: 'block' } },
});

export const transport = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [NO_SCRIPT]: { display: 'none' } },
});

/** The waveform, or a plain line, under an invisible slider. */
export const line = componentStyle({ display: 'grid' });
globalStyle(`${line} > :has(> svg)`, { '@layer': { [layers.components]: { blockSize: 64 } } });

export const wave = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const ahead = componentStyle({
  fill: 'color-mix(in srgb, currentColor 34%, transparent)',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const gone = componentStyle({
  width: 'var(--gone)',
  fill: 'var(--track-fill, currentColor)',
  '@media': { '(forced-colors: active)': { fill: 'Highlight' } },
});

export const times = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

export const tools = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: 60,
});
/** Back, play and forward: the play button is the largest. */
export const main = componentStyle({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
});
globalStyle(`${main} > [data-part=play]`, {
  '@layer': { [layers.components]: { inlineSize: 60, blockSize: 60, borderRadius: vars.radius.full } },
});
export const side = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const end = componentStyle({ justifyContent: 'end' });

/** A live station has no line of time: its sign follows the button. */
export const live = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: 72,
});
globalStyle(`${live} > [data-part=play]`, {
  '@layer': { [layers.components]: { inlineSize: 72, blockSize: 72, borderRadius: vars.radius.full } },
});

export const sound = componentStyle({
  position: 'relative',
  flex: '1 1 6rem',
  blockSize: 48,
  minInlineSize: 0,
});

/** Speed as a native choice: phones have a list of their own for it. */
export const speed = componentStyle({
  minInlineSize: vars.target.min,
  minBlockSize: vars.target.min,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.button.radius,
  background: 'transparent',
  color: 'inherit',
  appearance: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover': { background: 'color-mix(in srgb, currentColor 16%, transparent)' } },
    },
  },
});
globalStyle(`${speed} option`, {
  '@layer': { [layers.components]: { color: vars.color.ink, background: vars.color.paper } },
});

export const waiting = componentStyle({ color: vars.color.inkQuiet });
export const failure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: 54,
  color: vars.color.danger,
});
export const retry = componentStyle({
  minBlockSize: vars.target.min,
  paddingInline: vars.space[4],
  border: `1px solid`,
  borderRadius: vars.button.radius,
  color: 'inherit',
  cursor: 'pointer',
});
export const liveSign = componentStyle({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Chapters and a timed transcript, below the player. */
export const more = componentStyle({ gridArea: 'more', display: 'grid', gap: vars.space[2] });
export const chapters = componentStyle({ borderBlockStart: `1px solid ${vars.color.rule}` });
export const chapter = componentStyle({ borderBlockEnd: `1px solid ${vars.color.rule}` });
export const mark = componentStyle({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[2],
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.accent } } } },
});
export const markTime = componentStyle({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${mark}[aria-current]`, {
  '@layer': {
    [layers.components]: {
      fontWeight: vars.font.interface.bold,
      boxShadow: `inset 3px 0 ${vars.color.accent}`,
      paddingInlineStart: vars.space[3],
    },
  },
});

/** A transcript whose paragraphs have times: a press on one goes there. */
export const spoken = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: vars.layout.measure,
});
export const paragraph = componentStyle({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  marginInline: `calc(${vars.space[3]} * -1)`,
  borderInlineStart: '3px solid transparent',
  cursor: 'pointer',
  '@media': { [NO_SCRIPT]: { cursor: 'auto' } },
  selectors: {
    '&[aria-current]': { borderInlineStartColor: vars.color.accent, background: vars.color.paper },
  },
});
export const moment = componentStyle({
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});
