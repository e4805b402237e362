import type { Card, Labelled } from '@portal/model';
import type { JSX } from 'react';
import type { Section } from '../foundation/section';
import { kindClass, sectionClass } from '../foundation/section.css';
import { textClass } from '../foundation/type.css';
import { AudioIcon, CommentIcon, GalleryIcon, type IconProps, QuoteIcon, VideoIcon } from '../icon/index';
import { type Locale, textsOf } from '../locale/locale';
import * as css from './Kicker.css';
import { KickerLine } from './KickerLine';
import { LabelSigns, labelsFirst } from './LabelSigns';

/** Kinds of story that a kicker marks with an icon, the same on every site. */
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
/** Kind of story that a kicker labels with an icon or a word. */
export type KickerKind = (typeof KICKER_KINDS)[number];

/** Props of `Kicker`; if `text` is omitted, it shows the default text of its kind. */
export type KickerProps = {
  text?: string;
  href?: string;
  title?: string;
  kind?: KickerKind;
  /** Section that sets its colour; the brand's neutral kicker colour if omitted. */
  section?: Section;
  /** Over a picture's overlay. */
  onPicture?: boolean;
  /** Labels of the story, its sponsor or partner, and signs of rectifications: shown before the kicker. */
  labelled?: Labelled & Pick<Card, 'rectified'>;
  /** Publication hour after the kicker, in words and for machines. */
  hour?: { words: string; date: string };
  /** Provides the kind's default text. */
  locale: Locale<'card'>;
  className?: string;
};

/** Kinds with an icon and a text. */
type Signed = Exclude<KickerKind, 'news' | 'live' | 'finished-live'>;

const SIGNS: Record<Signed, (props: IconProps) => JSX.Element> = {
  opinion: QuoteIcon,
  audio: AudioIcon,
  video: VideoIcon,
  gallery: GalleryIcon,
  interview: CommentIcon,
};

/** Kinds with a colour of their own, in any section. */
const COLOURS: Partial<Record<KickerKind, string>> = kindClass;

/** Text above a headline: the story's section, and its kind as an icon. */
export function Kicker({
  text,
  href,
  title,
  kind = 'news',
  section,
  onPicture = false,
  labelled,
  hour,
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
  const labels = labelled && labelsFirst(labelled, kind === 'opinion');
  const signs = labels?.length ? (
    <LabelSigns labels={labels} sponsor={labelled?.sponsor} onPicture={onPicture} locale={locale} />
  ) : null;
  if (!words && !coverage && !signs && !hour) return null;
  const Sign = signed ? SIGNS[signed] : null;
  const { breaking } = textsOf(locale).card;
  return (
    <KickerLine
      words={words}
      href={href}
      title={title}
      colour={COLOURS[kind] ?? (section && sectionClass[section])}
      onPicture={onPicture}
      isBreaking={words?.toLowerCase() === breaking.toLowerCase()}
      sign={Sign ? <Sign label={words === name ? undefined : name} /> : null}
      after={
        hour ? (
          <time
            className={onPicture ? `${css.labelOnPicture} ${textClass.meta}` : textClass.meta}
            dateTime={hour.date}
          >
            {hour.words}
          </time>
        ) : null
      }
      className={className}
    >
      {signs}
      {coverage}
    </KickerLine>
  );
}

/** Sign for live content, in the brand's style. */
export function LiveSign({ locale }: { locale: Locale<'card'> }) {
  return (
    <span className={css.live} data-part="live">
      {textsOf(locale).card.live}
    </span>
  );
}
