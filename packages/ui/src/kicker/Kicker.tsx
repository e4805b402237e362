import { cva } from 'class-variance-authority';
import type { JSX } from 'react';
import type { Section } from '../foundation/section';
import { kindClass, sectionClass } from '../foundation/section.css';
import { AudioIcon, CommentIcon, GalleryIcon, type IconProps, QuoteIcon, VideoIcon } from '../icon/index';
import type { Locale } from '../locale/locale';
import * as css from './Kicker.css';

/** What is told apart by a sign, the same on every site. */
export const KICKER_KINDS = ['news', 'opinion', 'live', 'audio', 'video', 'gallery', 'interview'] as const;
export type KickerKind = (typeof KICKER_KINDS)[number];

export type KickerProps = {
  text?: string;
  href?: string;
  title?: string;
  kind?: KickerKind;
  /** The colour it takes; without one, the brand's own for kickers of no section. */
  section?: Section;
  /** It stands on a picture's shade. */
  onPicture?: boolean;
  /** Stands in for no text: the kind's own word. */
  locale: Locale<'card'>;
  className?: string;
};

/** Kinds that have a sign and a word. */
type Signed = Exclude<KickerKind, 'news' | 'live'>;

const SIGNS: Record<Signed, (props: IconProps) => JSX.Element> = {
  opinion: QuoteIcon,
  audio: AudioIcon,
  video: VideoIcon,
  gallery: GalleryIcon,
  interview: CommentIcon,
};

/** Kinds with a colour of their own, wherever they belong. */
const COLOURS: Partial<Record<KickerKind, string>> = kindClass;

const classes = cva(css.kicker, {
  variants: {
    ground: { own: '', section: css.coloured, picture: css.onPicture },
  },
});

/** The words over a headline: where the story belongs, and by a sign what kind it is. */
export function Kicker({
  text,
  href,
  title,
  kind = 'news',
  section,
  onPicture = false,
  locale,
  className,
}: KickerProps) {
  const signed = kind === 'news' || kind === 'live' ? null : kind;
  const name = signed ? locale.texts.card[signed] : undefined;
  const words = text ?? name;
  if (!words && kind !== 'live') return null;
  const Sign = signed ? SIGNS[signed] : null;
  const colour = COLOURS[kind] ?? (section ? sectionClass[section] : undefined);
  const look = classes({
    ground: onPicture ? 'picture' : colour ? 'section' : 'own',
    className: colour,
  });
  const content = (
    <>
      {Sign ? <Sign label={words === name ? undefined : name} /> : null}
      {words}
    </>
  );
  return (
    <p className={className ? `${css.line} ${className}` : css.line} data-part="kicker">
      {kind === 'live' ? <LiveSign locale={locale} /> : null}
      {words ? (
        href ? (
          <a className={`${look} ${css.link}`} href={href} title={title}>
            {content}
          </a>
        ) : (
          <span className={look} title={title}>
            {content}
          </span>
        )
      ) : null}
    </p>
  );
}

/** Happening now. */
export function LiveSign({ locale }: { locale: Locale<'card'> }) {
  return (
    <span className={css.live} data-part="live">
      {locale.texts.card.live}
    </span>
  );
}
