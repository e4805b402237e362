import type { Card, Labelled } from '@portal/model';
import type { JSX } from 'react';
import type { Section } from '../foundation/section';
import { kindClass, sectionClass } from '../foundation/section.css';
import { textClass } from '../foundation/type.css';
import { AudioIcon, CommentIcon, GalleryIcon, type IconProps, QuoteIcon, VideoIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './Kicker.css';
import { kickerLine } from './kickerLine';
import { labelSigns } from './labelSigns';

/** Kinds of story that a kicker marks with a sign, the same on every site. */
export const KICKER_KINDS = [
  'news',
  'opinion',
  'live',
  'finished-live',
  'audio',
  'video',
  'gallery',
  'interview',
] as const;
/** Kind of story that a kicker marks with its icon or word. */
export type KickerKind = (typeof KICKER_KINDS)[number];

/** Props of `Kicker`; without `text` it shows the word of its kind. */
export type KickerProps = {
  text?: string;
  href?: string;
  title?: string;
  kind?: KickerKind;
  /** The colour it takes; without one, the brand's own for kickers of no section. */
  section?: Section;
  /** Over a picture's shade. */
  onPicture?: boolean;
  /** Labels of the story, its sponsor or partner, and what stands beside it: what a reader has to know first. */
  labelled?: Labelled & Pick<Card, 'rectified'>;
  /** Stands in for no text: the kind's own word. */
  locale: Locale<'card'>;
  className?: string;
};

/** Kinds that have a sign and a word. */
type Signed = Exclude<KickerKind, 'news' | 'live' | 'finished-live'>;

const SIGNS: Record<Signed, (props: IconProps) => JSX.Element> = {
  opinion: QuoteIcon,
  audio: AudioIcon,
  video: VideoIcon,
  gallery: GalleryIcon,
  interview: CommentIcon,
};

/** Kinds with a colour of their own, wherever they belong. */
const COLOURS: Partial<Record<KickerKind, string>> = kindClass;

/** The words over a headline: where the story belongs, and by a sign what kind it is. */
export function Kicker({
  text,
  href,
  title,
  kind = 'news',
  section,
  onPicture = false,
  labelled,
  locale,
  className,
}: KickerProps) {
  const signed = kind === 'news' || kind === 'live' || kind === 'finished-live' ? null : kind;
  const name = signed ? textsOf(locale).card[signed] : undefined;
  const words = text ?? name;
  const coverage =
    kind === 'live' ? (
      <LiveSign locale={locale} />
    ) : kind === 'finished-live' ? (
      <span className={textClass.meta}>{textsOf(locale).card.finishedLive}</span>
    ) : null;
  const signs = labelled
    ? labelSigns({ ...labelled, isOpinion: kind === 'opinion', onPicture, locale })
    : null;
  if (!words && !coverage && !signs) return null;
  const Sign = signed ? SIGNS[signed] : null;
  return kickerLine({
    words,
    href,
    title,
    colour: COLOURS[kind] ?? (section && sectionClass[section]),
    onPicture,
    before: (
      <>
        {signs}
        {coverage}
      </>
    ),
    sign: Sign ? <Sign label={words === name ? undefined : name} /> : null,
    className,
  });
}

/** Sign of something live, in the brand's own style. */
export function LiveSign({ locale }: { locale: Locale<'card'> }) {
  return (
    <span className={css.live} data-part="live">
      {textsOf(locale).card.live}
    </span>
  );
}
