import type { Content } from '@portal/model';
import {
  type DrawMedia,
  type MediaPiece,
  type MediaPlace,
  StaticMedia,
  TimedTranscript,
} from '@portal/ui/article-body';
import { playableOf } from '@portal/ui/embed';
import type { Locale } from '@portal/ui/locale';
import { Island } from '../../Island';
import audioIsland from '../../islands/Audio';
import chartTableIsland from '../../islands/ChartTable';
import embedIsland from '../../islands/Embed';
import galleryIsland from '../../islands/Gallery';
import videoIsland from '../../islands/Video';
import video360Island from '../../islands/Video360';

type Owner = { content: Pick<Content, 'id' | 'kicker' | 'nextEpisode' | 'programme'>; locale: Locale };

/** Edition after the lead recording or film of an edition; nothing follows those of its text. */
const followingOf = ({ nextEpisode, programme }: Owner['content'], { id }: MediaPlace) =>
  id === 'lead' && programme && nextEpisode !== undefined
    ? { next: nextEpisode, programme: { name: programme.name, url: programme.url } }
    : undefined;

/** Draws the media of an article as islands: browser players until a reader interacts with one. */
export const mediaIslands =
  (owner: Owner): DrawMedia =>
  (piece, place) => <MediaIsland {...owner} piece={piece} place={place} />;

type MediaIslandProps = Owner & { piece: MediaPiece; place: MediaPlace };

/**
 * Fields of a piece that the player draws: its transcript and descriptions are on the page and need not be
 * sent twice.
 */
function played<Piece extends { transcript?: unknown; audioDescription?: unknown; signLanguage?: unknown }>({
  transcript: _,
  audioDescription: __,
  signLanguage: ___,
  ...piece
}: Piece) {
  return piece;
}

function MediaIsland({ content, locale, piece, place }: MediaIslandProps) {
  const { id, title, priority } = place;
  const island = { id, locale };
  switch (piece.type) {
    case 'video':
      return (
        <Island
          {...island}
          of={videoIsland}
          props={{
            contentId: content.id,
            video: played(piece),
            title,
            priority,
            following: followingOf(content, place),
          }}
        />
      );
    case 'video360':
      return (
        <Island
          {...island}
          of={video360Island}
          props={{ contentId: content.id, video: played(piece), title, priority }}
        />
      );
    case 'audio':
      return (
        <Island
          {...island}
          of={audioIsland}
          props={{
            contentId: content.id,
            audio: played(piece),
            title,
            kicker: content.kicker?.text,
            priority,
            following: followingOf(content, place),
          }}
          slots={
            piece.transcriptTimes?.length
              ? [<TimedTranscript key="transcript" audio={piece} locale={locale} />]
              : undefined
          }
        />
      );
    case 'gallery':
      return (
        <Island {...island} of={galleryIsland} props={{ images: piece.images, label: title, priority }} />
      );
    case 'table':
      return <Island {...island} of={chartTableIsland} props={piece.table} />;
    case 'embed': {
      const { url, poster } = piece;
      const playable = playableOf(url);
      // A medium without a player here becomes a link.
      if (!playable) return <StaticMedia locale={locale} piece={piece} place={place} />;
      const name = piece.title ?? title ?? playable.provider;
      return <Island {...island} of={embedIsland} props={{ url, playable, title: name, poster, priority }} />;
    }
  }
}
