import { vars } from '@portal/tokens';
import { createVar, fallbackVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Minimum widths of an article with a rail next to its text, and of one with twelve columns. */
export const TWO_COLUMNS = '(inline-size >= 1020px)';
export const TWELVE_COLUMNS = '(inline-size >= 1160px)';

/** From one of the twelve columns to the next. */
export const STEP = `((100cqi + ${vars.layout.gutter}) / 12)`;

/** Space at the start of the text, into which pictures and quotes extend. */
export const hang = createVar('hang');
/** Width of the column of the text. */
export const track = createVar('track');

/** Body text in its own font size, so that the measure is 66 of its own characters. */
export const body = componentStyle({
  maxInlineSize: vars.layout.measure,
  fontFamily: vars.text.body.family,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.leading,
  letterSpacing: vars.text.body.tracking,
});
export const centred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

const within = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule as Parameters<typeof globalStyle>[1] } });

within(`${body} > * + *`, { marginBlockStart: '1.1em' });

/**
 * Opening of a gated text: its last lines fade where the gate begins, and stay legible. Not for a browser
 * with a session, which waits for the rest of the text.
 */
export const fading = componentStyle({});
const gateThatIs = (...states: string[]) =>
  `:has([data-part=gate]:is(${states.map((state) => `[data-state=${state}]`).join()}))`;
const FADED = [`:root${gateThatIs('refused', 'failed')}`, `:root:not([data-reader])${gateThatIs('closed')}`];
within(FADED.map((root) => `${root} ${fading} > p:last-child`).join(), {
  '@media': {
    'screen and (forced-colors: none) and (prefers-contrast: no-preference)': {
      maskImage: 'linear-gradient(#000 calc(100% - 6lh), transparent calc(100% + 9lh))',
    },
  },
});

const HANG = fallbackVar(hang, '0px');
const TRACK = fallbackVar(track, '100cqi');

/** Beyond the measure of the text: as wide as its column and the space before it. */
export const wide = componentStyle({
  clear: 'both',
  inlineSize: `calc(${HANG} + ${TRACK})`,
  marginInlineStart: `calc(-1 * ${HANG})`,
  marginBlock: '1.8em',
  selectors: {
    [`${centred} > &`]: { inlineSize: '100cqi', marginInlineStart: 'calc((100% - 100cqi) / 2)' },
  },
});

/** The newsroom's HTML, sanitised on input. */
export const prose = componentStyle({});
within(`${prose} a, ${prose} + figcaption a`, {
  color: vars.color.link,
  textDecorationLine: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.16em',
});
/** In print a link shows its URL. */
within(`${prose} a[href^='http']::after`, {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: '0.8em' } },
});
within(`${prose} :is(strong, b)`, { fontWeight: vars.font.text.bold });
within(`${prose} :is(ul, ol)`, { paddingInlineStart: '1.3em' });
within(`${prose} li + li, ${prose} > * + *`, { marginBlockStart: '0.45em' });
within(`${prose} li::marker`, { color: vars.color.accent, fontWeight: vars.font.text.bold });
within(`${prose} dt`, { fontWeight: vars.font.text.bold });
within(`${prose} :is(sub, sup)`, { fontSize: '0.7em', lineHeight: 0 });
within(`${prose} code`, { fontSize: '0.9em' });
/** Preformatted lines: the block scrolls, never the page. */
within(`${prose} pre`, { overflowX: 'auto', fontSize: '0.85em', tabSize: 2 });
within(`${prose} mark`, { background: vars.color.accentQuiet, color: vars.color.ink });
within(`${prose} img`, { marginBlock: '0.6em' });

/** Hyphenates where lines are short: words of nine letters, never fewer than four of them. */
export const paragraph = componentStyle({
  hyphenateLimitChars: '9 4 4',
  '@media': { '(width < 800px)': { hyphens: 'auto' } },
});

/** Set apart from the text, and from what is next to it. */
export const insert = componentStyle({ clear: 'both' });
within(`${body} > ${insert}`, { marginBlock: '1.8em', fontSize: '1rem' });

export const heading = componentStyle({
  clear: 'both',
  textWrap: 'balance',
});
within(`${body} > * + ${heading}`, { marginBlockStart: '1.7em' });
within(`${body} > ${heading} + *`, { marginBlockStart: '0.5em' });
