import type { CardShape } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { dense } from '../foundation/ruled.css';
import { componentStyle } from '../foundation/style';

const inComponents = (rule: StyleRule) => ({ '@layer': { [layers.components]: rule } });

const ROOMY = '(width >= 480px)';
const WIDE = '(width >= 700px)';
const PAGE_WIDE = '(width >= 1000px)';
const PHONE = '(width < 578px)';

const beside: StyleRule = { flexDirection: 'row', columnGap: vars.space[4] };
const inDense = (rule: StyleRule): StyleRule => ({
  '@media': { [PHONE]: { selectors: { [`${dense} &`]: rule as Record<string, string> } } },
});

const atTheEnd = { order: 1, flex: '0 0 36%', alignSelf: 'start' } as const;

/** Faces of a card: its shapes, and those that change with the size of the headline. */
type Face = CardShape | 'horizontalLarge';

/** The card. */
export const shape = styleVariants(
  {
    standard: inDense(beside),
    lead: { '@container': { [PAGE_WIDE]: { flexDirection: 'row', columnGap: vars.board.columnGap } } },
    horizontal: beside,
    horizontalLarge: { '@container': { [ROOMY]: beside, [WIDE]: { columnGap: vars.board.columnGap } } },
    headline: {},
    overlay: {
      // On paper its words stand under the picture.
      '@media': { 'not print': { display: 'grid' } },
      // In a narrow column it stands upright, so that the picture is seen over its words.
      minBlockSize: 'min(120cqi, 25rem)',
      overflow: 'clip',
      borderRadius: vars.pictures.radius,
      // Everything inside is written on the picture's shade.
      vars: {
        [vars.color.ink]: vars.color.onPicture,
        [vars.color.inkQuiet]: vars.color.onPicture,
        [vars.headlineForm.hoverInk]: vars.color.onPicture,
        [vars.kind.premium]: vars.color.onPicture,
      },
    },
    opinion: beside,
    feature: { ...beside, columnGap: vars.space[3] },
    list: { ...beside, columnGap: vars.space[3] },
    tile: {},
    event: beside,
    recipe: {},
  } satisfies Record<Face, StyleRule>,
  inComponents,
);

const rest: StyleRule = { flex: '1 1 0' };

/** Its words. */
export const wordsIn = styleVariants(
  {
    standard: inDense({ flex: '1 1 0' }),
    lead: { gap: `calc(${vars.card.innerGap} * 1.5)`, '@container': { [PAGE_WIDE]: rest } },
    horizontal: rest,
    horizontalLarge: { '@container': { [ROOMY]: rest } },
    headline: {},
    overlay: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      position: 'relative',
      paddingInline: `clamp(${vars.space[4]}, 3cqi, ${vars.space[10]})`,
      paddingBlock: `clamp(${vars.space[12]}, 9cqi, 7rem) clamp(${vars.space[4]}, 3cqi, ${vars.space[8]})`,
      background: `linear-gradient(to top, color-mix(in srgb, ${vars.color.pictureShade} 92%, transparent), color-mix(in srgb, ${vars.color.pictureShade} 66%, transparent) 62%, transparent)`,
    },
    opinion: rest,
    feature: rest,
    list: rest,
    tile: {},
    event: rest,
    recipe: {},
  } satisfies Record<Face, StyleRule>,
  inComponents,
);

/** Its picture. */
export const mediaIn = styleVariants(
  {
    standard: inDense({ order: '1', flex: '0 0 36%', alignSelf: 'start' }),
    lead: { '@container': { [PAGE_WIDE]: { flex: '0 0 64%' } } },
    horizontal: atTheEnd,
    horizontalLarge: { '@container': { [ROOMY]: atTheEnd, [WIDE]: { flexBasis: '50%' } } },
    headline: {},
    overlay: { gridArea: '1 / 1', borderRadius: 0 },
    opinion: {},
    feature: { flex: '0 0 var(--side)', alignSelf: 'start' },
    list: {},
    tile: {},
    event: {},
    recipe: {},
  } satisfies Record<Face, StyleRule>,
  inComponents,
);

/** Where a lying card is narrow its headline says it all. */
globalStyle(
  `${wordsIn.horizontal} > [data-part=summary]`,
  inComponents({ '@container': { '(width < 440px)': { display: 'none' } } }),
);

/** A picture under words grows with them. */
globalStyle(`${mediaIn.overlay} :is(picture, img)`, inComponents({ blockSize: '100%' }));

/** Its words stand where other pictures have their sign. */
globalStyle(
  `${mediaIn.overlay} > [data-part=media-sign]`,
  inComponents({ insetBlock: `${vars.space[2]} auto` }),
);

/** Across a whole page it lies lower, so that the second row of stories is seen under it. */
globalStyle(`${mediaIn.overlay} img`, inComponents({ '@container': { [PAGE_WIDE]: { aspectRatio: '3' } } }));

export const overlayHeadline = componentStyle({ maxInlineSize: '18em' });

export const portrait = componentStyle({ order: 1 });

export const hour = componentStyle({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
});
