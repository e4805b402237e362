import type { Card } from '@portal/model';
import { mediaKindOf } from '../card/facts';
import { headlineClass } from '../foundation/type.css';
import { AudioIcon, PlayIcon } from '../icon/index';
import { Image } from '../image/Image';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './PictureTiles.css';

/** Props of `PictureTiles`: contents for children; those without a picture are not shown. */
export type PictureTilesProps = { cards: readonly Card[]; headingLevel?: HeadingLevel };

/** Large pictures with a title each, and a sign on what plays: for readers who hardly read yet. */
export function PictureTiles({ cards, headingLevel = 2 }: PictureTilesProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={css.tiles} data-part="picture-tiles">
      {cards.map((card, at) => {
        const { id, title, url, image } = card;
        const kind = mediaKindOf(card);
        if (!image) return null;
        return (
          <li key={id} className={css.tile} data-content-id={id} data-part="picture-tile">
            <div className={css.picture}>
              <Image
                image={{ ...image, alt: '' }}
                ratio="4:3"
                sizes="(width < 700px) 94vw, (width < 1100px) 47vw, 480px"
                priority={at === 0}
              />
              {kind === 'audio' || kind === 'video' ? (
                <span className={css.sign}>
                  {kind === 'audio' ? <AudioIcon size={36} /> : <PlayIcon size={36} />}
                </span>
              ) : null}
            </div>
            <Heading className={headlineClass.md}>
              <Anchor href={url} className={css.link}>
                {title}
              </Anchor>
            </Heading>
          </li>
        );
      })}
    </ul>
  );
}
