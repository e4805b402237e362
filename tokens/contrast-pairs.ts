/**
 * Pairs of text and background colours. WCAG 2.2: 1.4.6 for reading text (7:1), 1.4.3 for all other text (4.5:1),
 * 1.4.11 for the parts of controls (3:1). In high contrast every text is held to 7:1 and every part to 4.5:1.
 */
type Use = 'reading' | 'text' | 'part';

export const NEEDED = {
  normal: { reading: 7, text: 4.5, part: 3 },
  more: { reading: 7, text: 7, part: 4.5 },
} as const;

/** `ink` on each of `grounds`, as ids of the site contract. */
export type Pair = { readonly use: Use; readonly ink: string; readonly grounds: readonly string[] };

const PAGE = ['color.paper', 'color.band', 'color.raised'] as const;

const everywhere = (use: Use, inks: readonly string[]): Pair[] =>
  inks.map((ink) => ({ use, ink, grounds: PAGE }));

export const PAIRS: readonly Pair[] = [
  ...everywhere('reading', ['color.ink']),
  ...everywhere('text', [
    'color.inkQuiet',
    'color.accent',
    'color.nowInk',
    'color.link',
    'color.success',
    'color.danger',
    'color.warning',
    'kind.opinion',
    'kind.live',
    'kind.audio',
    'kind.video',
    'kind.premium',
    'headlineForm.hoverInk',
    'sectionHead.ink',
  ]),
  ...everywhere('part', ['color.focus', 'color.fieldEdge', 'color.ruleStrong', 'button.edgeColor']),
  { use: 'part', ink: 'button.edgeColor', grounds: ['button.quietBackground', 'panel.background'] },
  { use: 'text', ink: 'color.onAccent', grounds: ['color.accent'] },
  { use: 'text', ink: 'color.ink', grounds: ['color.accentQuiet', 'color.adSlot', 'board.bandBackground'] },
  { use: 'text', ink: 'color.onBrand', grounds: ['color.brand'] },
  { use: 'text', ink: 'color.onNow', grounds: ['color.now'] },
  { use: 'text', ink: 'color.onLive', grounds: ['color.liveFrom', 'color.liveTo'] },
  { use: 'text', ink: 'color.onSelection', grounds: ['color.selection'] },
  { use: 'text', ink: 'color.onSuccess', grounds: ['color.success'] },
  { use: 'text', ink: 'color.onDanger', grounds: ['color.danger'] },
  { use: 'text', ink: 'color.onWarning', grounds: ['color.warning'] },
  { use: 'reading', ink: 'color.onPicture', grounds: ['color.pictureShade'] },
  {
    use: 'text',
    ink: 'color.onPicture',
    grounds: ['edition.storm', 'edition.election', 'edition.festival', 'edition.sunday'],
  },
  { use: 'text', ink: 'kicker.ink', grounds: ['kicker.background'] },
  { use: 'text', ink: 'button.ink', grounds: ['button.background'] },
  { use: 'text', ink: 'button.hoverInk', grounds: ['button.hoverBackground'] },
  { use: 'text', ink: 'button.quietInk', grounds: ['button.quietBackground'] },
  { use: 'text', ink: 'field.ink', grounds: ['field.background'] },
  { use: 'text', ink: 'color.inkQuiet', grounds: ['field.background'] },
  { use: 'text', ink: 'chip.ink', grounds: ['chip.background'] },
  { use: 'text', ink: 'color.ink', grounds: ['card.background', 'panel.background', 'quote.ground'] },
  { use: 'text', ink: 'color.inkQuiet', grounds: ['card.background', 'panel.background', 'quote.ground'] },
  { use: 'text', ink: 'quote.markInk', grounds: ['quote.markGround'] },
  { use: 'text', ink: 'masthead.ink', grounds: ['masthead.background'] },
  { use: 'text', ink: 'masthead.inkQuiet', grounds: ['masthead.background'] },
  { use: 'text', ink: 'nav.ink', grounds: ['nav.background'] },
  { use: 'part', ink: 'nav.currentColor', grounds: ['nav.background'] },
  { use: 'text', ink: 'strip.ink', grounds: ['strip.background'] },
  { use: 'text', ink: 'strip.label', grounds: ['strip.background'] },
  { use: 'text', ink: 'breaking.ink', grounds: ['breaking.background'] },
  { use: 'text', ink: 'footer.ink', grounds: ['footer.background'] },
  { use: 'text', ink: 'footer.inkQuiet', grounds: ['footer.background'] },
];
