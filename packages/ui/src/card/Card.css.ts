import type { CardShape } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import * as article from '../article-card/ArticleCard.css';
import { layers } from '../foundation/layers.css';
import { focusRing } from '../foundation/rules';
import { componentStyle, componentVariants } from '../foundation/style';
import { COARSE } from '../foundation/touch';

const { beside, PAGE_WIDE, rest, underEdge } = article;
const inComponents = (rule: StyleRule) => ({ '@layer': { [layers.components]: rule } });

/** Style variants of a card: its shapes, and those that depend on the size of the headline. */
type CardVariant = CardShape | article.ArticleVariant;

/** Root of a card, by variant. */
export const cardIn = {
  ...article.cardIn,
  ...componentVariants(article.edged, { opinion: beside, recipe: {} }),
  ...componentVariants(article.card, {
    overlay: {
      // In print the text is below the picture.
      '@media': { 'not print': { display: 'grid' } },
      // In a narrow column it is portrait-shaped, so that the picture is visible above the text.
      // Across a whole page it is lower, so that the second row of articles is visible below.
      minBlockSize: 'min(120cqi, 25rem, 36rem - 17cqi)',
      overflow: 'clip',
      borderRadius: vars.pictures.radius,
    },
    feature: { ...beside, columnGap: vars.space[3] },
    list: {
      ...beside,
      columnGap: vars.space[3],
      alignItems: 'baseline',
      '@media': { [COARSE]: { minBlockSize: vars.target.min, alignItems: 'center' } },
    },
    tile: {},
    event: beside,
  }),
} satisfies Record<CardVariant, string>;

/** Text of a card, by variant. */
export const wordsIn = {
  ...article.wordsIn,
  ...componentVariants(article.words, {
    overlay: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      // Above the picture, but no containing block for the headline's hit area, which is the whole card.
      zIndex: 0,
      color: vars.color.onPicture,
      // Colours for text on the picture's overlay.
      vars: {
        [vars.color.ink]: vars.color.onPicture,
        [vars.color.inkQuiet]: vars.color.onPicture,
        [vars.headlineForm.hoverInk]: vars.color.onPicture,
        [vars.kind.premium]: vars.color.onPicture,
        '--stars': vars.color.onPicture,
      },
      paddingInline: `clamp(${vars.space[4]}, 3cqi, ${vars.space[10]})`,
      paddingBlock: `clamp(${vars.space[12]}, 9cqi, 4rem) clamp(${vars.space[4]}, 3cqi, ${vars.space[8]})`,
      background: `linear-gradient(to top, color-mix(in srgb, ${vars.color.pictureShade} 92%, transparent), color-mix(in srgb, ${vars.color.pictureShade} 66%, transparent) 62%, transparent)`,
    },
    // A portrait follows the text.
    opinion: { ...rest, ...underEdge },
    feature: rest,
    list: rest,
    tile: {},
    event: rest,
    recipe: {},
  }),
} satisfies Record<CardVariant, string>;

const overlayMedia = componentStyle({ gridArea: '1 / 1', borderRadius: 0 });

/** Picture of a card, by variant. */
export const mediaIn = {
  ...article.mediaIn,
  overlay: `${article.media} ${overlayMedia}`,
  ...componentVariants(article.media, {
    opinion: {},
    feature: { flex: '0 0 var(--side)', alignSelf: 'start' },
    list: {},
    tile: { borderRadius: vars.pictures.tileRadius },
    event: {},
    recipe: {},
  }),
} satisfies Record<CardVariant, string>;

/** A picture below text grows with it. */
globalStyle(`${overlayMedia} :is(picture, img)`, inComponents({ blockSize: '100%' }));

/** The text is where other pictures have their sign. */
globalStyle(
  `${overlayMedia} > [data-part=media-sign]`,
  inComponents({ insetBlock: `${vars.space[2]} auto` }),
);

globalStyle(`${overlayMedia} img`, inComponents({ '@container': { [PAGE_WIDE]: { aspectRatio: '4' } } }));

const summary = article.summaryFor.standard;

/** Standfirst of a card, by variant. */
export const summaryFor = {
  ...article.summaryFor,
  overlay: summary,
  opinion: summary,
  feature: summary,
  list: summary,
  tile: summary,
  event: summary,
  recipe: summary,
} satisfies Record<CardVariant, string>;

export const overlayHeadline = componentStyle({ maxInlineSize: '18em' });

/** The card clips at its edge: the focus ring is drawn inside, all around. */
globalStyle(`${overlayHeadline} ${article.link}:focus-visible::after`, inComponents(focusRing(-4)));

export const opinionHeadline = componentStyle({
  fontStyle: vars.headlineForm.opinionStyle,
  fontWeight: vars.headlineForm.opinionWeight,
});

export const portrait = componentStyle({ order: 1, marginInlineStart: 'auto' });

/** A column of its own, as wide as “30 nov.”; a year goes below its day. */
export const hour = componentStyle({ flex: '0 0 3.75rem', fontVariantNumeric: 'tabular-nums' });

export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: '0.35em' });
