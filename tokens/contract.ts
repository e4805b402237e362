import { palette, schemeContract } from './colour-contract';
import {
  color,
  em,
  family,
  keyword,
  length,
  number,
  percent,
  type SourceOf,
  type TokenTree,
  weight,
} from './token-spec';

/**
 * The contract between brands and components: every token that a component may use, its kind and its meaning.
 * A brand that lacks one does not compile (`BrandSource`), and does not build (`build/resolve.ts`).
 */

const headline = {
  size: length('font-size, fluid from phone to desktop'),
  leading: number('line-height'),
  tracking: em('letter-spacing'),
  weight: weight('font-weight'),
  stretch: percent('font-stretch; 100 where the face has no width axis'),
} as const;

const text = {
  family: family('font-family'),
  size: length('font-size'),
  leading: number('line-height'),
  tracking: em('letter-spacing'),
  weight: weight('font-weight'),
  style: keyword('font-style'),
} as const;

/** Tokens that each brand sets in `sites/<alias>/brand.tokens.json`, the same in light and dark. */
const brandRoles = {
  font: {
    display: { family: family('Headlines'), stretch: percent('Default font-stretch of headlines') },
    text: {
      family: family('Reading text'),
      weight: weight('Regular'),
      bold: weight('Strong inside text'),
    },
    interface: {
      family: family('Labels, menus, forms'),
      weight: weight('Regular'),
      medium: weight('Emphasis'),
      bold: weight('Strong emphasis'),
    },
  },
  headline: {
    xs: headline,
    sm: headline,
    md: headline,
    lg: headline,
    xl: headline,
    '2xl': headline,
    '3xl': headline,
    '4xl': headline,
  },
  headlineForm: {
    style: keyword('font-style of headlines'),
    transform: keyword('text-transform of headlines'),
    opinionStyle: keyword('font-style of opinion headlines'),
    opinionWeight: weight('font-weight of opinion headlines'),
    hoverLine: keyword('text-decoration-line of a headline under the pointer'),
    hoverInk: color('Ink of a headline under the pointer'),
  },
  text: {
    body: text,
    standfirst: text,
    summary: text,
    quote: text,
    caption: text,
    byline: text,
    meta: text,
    label: text,
    small: text,
  },
  kicker: {
    family: family('font-family'),
    size: length('font-size'),
    leading: number('line-height'),
    weight: weight('font-weight'),
    stretch: percent('font-stretch'),
    tracking: em('letter-spacing'),
    transform: keyword('text-transform'),
    caps: keyword('font-variant-caps'),
    paddingBlock: length('0 when plain'),
    paddingInline: length('0 when plain'),
    radius: length('0 plain or tab, large for a pill'),
    background: color('Fill of a kicker without section; the paper’s own when plain'),
    ink: color('Text of a kicker without section'),
    fill: percent(
      'Share of the section colour in the kicker’s ground: 0 plain, 100 a filled tab, between a tint',
    ),
    inkFill: percent('Share of onSection in its text: 0 the section colour writes, 100 it is written upon'),
    gap: length('Space under the kicker'),
  },
  sectionHead: {
    ruleWidth: length('Rule over the section’s name'),
    ruleColor: color('Its colour, unless the section has one'),
    ruleInset: length('Length of the heavy part of the rule; 100vw spans it all'),
    secondRuleWidth: length('Hairline under the heavy rule; 0 for none'),
    paddingBlock: length('Space between rule and name'),
    family: family('font-family of the name'),
    size: length('font-size of the name'),
    weight: weight('font-weight of the name'),
    stretch: percent('font-stretch of the name'),
    tracking: em('letter-spacing of the name'),
    transform: keyword('text-transform of the name'),
    ink: color('Ink of the name'),
  },
  card: {
    radius: length('Corners of a card that has a ground of its own'),
    background: color('Its ground'),
    padding: length('Space inside its edges; 0 where rules and space do the work'),
    gap: length('Between picture and words'),
    innerGap: length('Between kicker, headline and standfirst'),
    edgeWidth: length('Rule on top, in the section’s colour'),
    edgeColor: color('Its colour when the section has none'),
    ruleWidth: length('Rule between stacked cards'),
    ruleColor: color('Its colour'),
  },
  board: {
    columnGap: length('Between columns'),
    rowGap: length('Between rows of cards'),
    sectionGap: length('Between sections'),
    columnRuleWidth: length('Rule in the middle of the column gap; 0 for none'),
    columnRuleColor: color('Its colour'),
    bandBackground: color('Ground of a section that stands out'),
    bandPadding: length('Space inside a band, above and below'),
  },
  pictures: {
    radius: length('Corners of pictures'),
    tileRadius: length('Corners of tiles and posters'),
    portraitRadius: length('Corners of authors’ portraits'),
  },
  button: {
    family: family('font-family'),
    height: length('At least the touch target where it stands alone'),
    size: length('font-size'),
    weight: weight('font-weight'),
    tracking: em('letter-spacing'),
    transform: keyword('text-transform'),
    radius: length('Corners'),
    paddingInline: length('Space at the sides'),
    background: color('Main button'),
    ink: color('Text of the main button'),
    hoverBackground: color('Main button under the pointer'),
    hoverInk: color('Text of the main button under the pointer'),
    quietBackground: color('Secondary button'),
    quietInk: color('Text of the secondary button'),
    edgeWidth: length('Edge of the secondary button'),
    edgeColor: color('Its colour'),
  },
  field: {
    height: length('Height of a single line'),
    radius: length('Corners'),
    edgeWidth: length('Edge'),
    background: color('Ground'),
    ink: color('Typed text'),
  },
  chip: {
    radius: length('Corners of tags, filters and topics'),
    background: color('Ground'),
    ink: color('Text'),
    edgeWidth: length('Edge'),
    edgeColor: color('Its colour'),
    paddingInline: length('Space at the sides'),
  },
  panel: {
    radius: length('Corners of menus and dialogs'),
    background: color('Ground'),
    edgeWidth: length('Edge'),
    edgeColor: color('Its colour'),
  },
  masthead: {
    align: keyword('justify-content of the wordmark: start or center'),
    height: length('At the top of a front'),
    compactHeight: length('While reading'),
    background: color('Ground'),
    ink: color('Wordmark and icons'),
    inkQuiet: color('Date, edition, weather'),
    ruleWidth: length('Rule under it'),
    ruleColor: color('Its colour'),
    wordmarkFamily: family('Wordmark'),
    wordmarkSize: length('Its size, fluid'),
    wordmarkWeight: weight('Its weight'),
    wordmarkStretch: percent('Its width'),
    wordmarkTracking: em('Its letter-spacing'),
    wordmarkTransform: keyword('Its text-transform'),
    wordmarkStyle: keyword('Its font-style'),
  },
  nav: {
    background: color('Ground of the sections’ bar'),
    ink: color('Its text'),
    size: length('font-size'),
    weight: weight('font-weight'),
    stretch: percent('font-stretch'),
    tracking: em('letter-spacing'),
    transform: keyword('text-transform'),
    currentColor: color('Mark of the current section'),
    currentWidth: length('Thickness of that mark'),
  },
  strip: {
    background: color('Ground of the trending strip'),
    ink: color('Its text'),
    label: color('Its leading label'),
  },
  breaking: {
    background: color('Ground of breaking news'),
    ink: color('Its text'),
    radius: length('Corners'),
    ruleWidth: length('Rules above and below it'),
    ruleColor: color('Their colour'),
  },
  live: {
    radius: length('Corners of the live sign'),
    tracking: em('letter-spacing of its word'),
    transform: keyword('text-transform of its word'),
  },
  quote: {
    ruleWidth: length('Rule beside or over a quotation'),
    ruleColor: color('Its colour'),
  },
  endMark: {
    inlineSize: length('Mark after the last words of an article: its width'),
    blockSize: length('Its height'),
    radius: length('Its corners'),
  },
  results: {
    barSize: length('Thickness of the bars of a poll'),
    barRadius: length('Their corners'),
  },
  footer: {
    background: color('Ground'),
    ink: color('Text'),
    inkQuiet: color('Small print'),
    rule: color('Rules'),
  },
  layout: {
    pageWidth: length('Widest content'),
    margin: length('Space at both sides of the page, fluid'),
    gutter: length('Between grid columns'),
    measure: em('Width of reading text: 66 characters of the text face at its own size'),
    sidebar: length('Side column of a page'),
    axis: number('First of twelve columns that the text of an article takes on a wide page'),
    textColumns: number('Columns that it takes'),
    railColumns: number('Columns beside it for what goes with the article'),
  },
} as const satisfies TokenTree;

/** All contents of a brand's file. */
const brandContract = { palette: { day: palette, night: palette }, ...brandRoles } as const;

/** Tokens of a resolved site, in every scheme and contrast. */
export const siteContract = { ...schemeContract, ...brandRoles } as const;

/** Tokens that a brand must define, by their dotted names; a missing one does not compile. */
export type BrandSource = SourceOf<typeof brandContract>;
