import type { BodyPart } from '@portal/model';
import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Chart } from '../chart/Chart';
import { Figure } from '../gallery/index';
import type { Locale } from '../locale/locale';
import { Separator } from '../separator/Separator';
import * as css from './ArticleBody.css';
import { Captioned, FileLink, RelatedLinks, Table } from './Extras';
import { MediaAlternatives } from './MediaAlternatives';
import { type DrawMedia, type MediaPiece, StaticMedia } from './MediaPiece';
import { Heading, Html, Note, Paragraph, Quote } from './Texts';

/** Styles of an article's first paragraph: plain, or with a drop cap. */
export const BODY_OPENINGS = ['plain', 'drop-cap'] as const;
/** Style of an article's first paragraph: plain, or with a drop cap. */
export type BodyOpening = (typeof BODY_OPENINGS)[number];

/** Places of the text column in a wide article. */
export const BODY_PLACES = ['start', 'centred'] as const;
/** Horizontal place of the text column within a wide article. */
export type BodyPlace = (typeof BODY_PLACES)[number];

/** Content inserted into a text after a number of its parts. */
export type BodyInsert = { after: number; content: ReactNode };

/** Props of `ArticleBody`: the parts of a body, with an optional insert after a given part. */
export type ArticleBodyProps = {
  locale: Locale;
  parts: readonly BodyPart[];
  opening?: BodyOpening;
  place?: BodyPlace;
  /** Opening of a gated text: its last paragraph fades as long as the gate is closed. */
  fades?: boolean;
  /** Content between two parts of the text, one or several: ads, a newsletter. */
  insert?: BodyInsert | readonly BodyInsert[];
  /** Renders videos, audio, galleries and embeds; by default as browsers show them without JavaScript. */
  drawMedia?: DrawMedia;
  /** Prefix of element ids, for a page with more than one text. */
  idPrefix?: string;
};

const classes = cva(css.body, {
  variants: {
    place: { start: '', centred: css.centred } satisfies Record<BodyPlace, string>,
    fades: { true: css.fading },
  },
});

/**
 * The text of an article, each part in its own component. Use it within an `Article`, which is its query
 * container.
 */
export function ArticleBody({
  locale,
  parts,
  opening = 'plain',
  place = 'start',
  fades = false,
  insert,
  drawMedia,
  idPrefix = 'body',
}: ArticleBodyProps) {
  const first = parts.findIndex(({ type }) => type === 'paragraph');
  const drawn = parts.map((part, at) => (
    <Part
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
      key={at}
      part={part}
      id={`${idPrefix}-${at}`}
      locale={locale}
      hasDropCap={opening === 'drop-cap' && at === first}
      drawMedia={drawMedia}
    />
  ));
  const inserts = insert ? [insert].flat() : [];
  // From last to first, so that earlier indexes stay valid.
  for (const { after, content } of inserts.toSorted((one, other) => other.after - one.after))
    if (drawn.length > after)
      drawn.splice(
        after,
        0,
        <div key={`insert-${after}`} className={css.insert}>
          {content}
        </div>,
      );
  return (
    <div className={classes({ place, fades })} data-part="body">
      {drawn}
    </div>
  );
}

/** Extends beyond the measure of the text. */
const Wide = ({ children }: { children: ReactNode }) => <div className={css.wide}>{children}</div>;

type PartProps = {
  part: BodyPart;
  id: string;
  locale: Locale;
  hasDropCap: boolean;
  drawMedia: DrawMedia | undefined;
};

type MediaProps = Pick<PartProps, 'id' | 'locale' | 'drawMedia'> & { piece: MediaPiece };

const Media = ({ id, locale, drawMedia, piece }: MediaProps) => (
  <>
    {drawMedia ? drawMedia(piece, { id }) : <StaticMedia locale={locale} piece={piece} place={{ id }} />}
    <MediaAlternatives locale={locale} piece={piece} />
  </>
);

function Part({ part, id, locale, hasDropCap, drawMedia }: PartProps) {
  const media = { id, locale, drawMedia };
  switch (part.type) {
    case 'paragraph':
      return <Paragraph {...part} hasDropCap={hasDropCap} />;
    case 'heading':
      return <Heading {...part} />;
    case 'quote':
      return <Quote {...part} />;
    case 'note':
      return <Note {...part} />;
    case 'figure':
      return (
        <Wide>
          <Figure {...part} locale={locale} />
        </Wide>
      );
    case 'gallery':
      return (
        <Wide>
          <Media {...media} piece={part} />
        </Wide>
      );
    case 'list':
    case 'html':
      return <Html html={part.html} />;
    case 'table':
      return <Table {...part} locale={locale} />;
    case 'chart':
      return (
        <Wide>
          <Chart
            chart={part.chart}
            drawTable={drawMedia && ((table) => drawMedia({ type: 'table', table }, { id }))}
            locale={locale}
          />
        </Wide>
      );
    case 'embed':
      return (
        <Captioned caption={part.caption}>
          <Media {...media} piece={part} />
        </Captioned>
      );
    case 'related':
      return <RelatedLinks {...part} locale={locale} />;
    case 'file':
      return <FileLink {...part} locale={locale} />;
    case 'video':
      return (
        <Wide>
          <Captioned caption={part.caption}>
            <Media {...media} piece={part.video} />
          </Captioned>
        </Wide>
      );
    case 'audio':
      return (
        <Captioned caption={part.caption}>
          <Media {...media} piece={part.audio} />
        </Captioned>
      );
    case 'separator':
      return <Separator place="center" />;
  }
}
