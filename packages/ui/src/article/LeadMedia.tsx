import type { Content, ImageRatio, Multimedia } from '@portal/model';
import { Audio } from '../audio-player/index';
import { Embed } from '../embed/index';
import { Figure, Gallery } from '../gallery/index';
import type { Locale } from '../locale/locale';
import { Video } from '../video-player/index';

export type LeadMediaProps = {
  locale: Locale;
  content: Pick<Content, 'title' | 'lead' | 'image' | 'multimedia'>;
  ratio?: ImageRatio;
};

/** The provider's name in an address: `www.youtube.com` is YouTube's own business, its host says whose it is. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:]+)/.exec(url)?.[1] ?? url;
}

/** What stands over the text: film, sound or pictures where the content has them, else its lead picture. */
export function LeadMedia({ locale, content, ratio = '16:9' }: LeadMediaProps) {
  const { lead, image, multimedia, title } = content;
  const picture = lead ?? (image ? { image } : undefined);
  const player = multimedia ? <Player locale={locale} media={multimedia} title={title} /> : null;
  const showsPicture = picture && (!multimedia || multimedia.type === 'audio' || multimedia.type === 'image');
  if (!player && !showsPicture) return null;
  return (
    <>
      {showsPicture ? (
        <Figure
          {...picture}
          locale={locale}
          ratio={ratio}
          narrowRatio={ratio === '21:9' ? '4:3' : undefined}
          priority
        />
      ) : null}
      {player}
    </>
  );
}

function Player({ locale, media, title }: { locale: Locale; media: Multimedia; title: string }) {
  switch (media.type) {
    case 'video':
      return <Video video={media} locale={locale} title={title} />;
    case 'audio':
      return <Audio audio={media} locale={locale} title={title} />;
    case 'photo-gallery':
      return <Gallery images={media.images} locale={locale} label={title} priority />;
    case 'audioEmbed':
    case 'videoEmbed':
      return <Embed locale={locale} url={media.url} provider={hostOf(media.url)} title={media.title} />;
    case 'video360':
      return (
        <Video
          video={{ type: 'video', mp4: media.src, duration: media.duration, poster: media.poster }}
          locale={locale}
          title={title}
        />
      );
    case 'image':
      return null;
  }
}
