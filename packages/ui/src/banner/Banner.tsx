import { BANNER_LAYOUTS, BANNER_OVERLAYS, type BannerLayout, type Image as Picture } from '@portal/model';
import { cva } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { Image } from '../image/Image';
import { Anchor } from '../routing/Routing';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Banner.css';

export { BANNER_LAYOUTS, BANNER_OVERLAYS, type BannerLayout };
/** Overlay between a banner's picture and its text: a gradient or an even tint (spec §9). */
export type BannerOverlay = (typeof BANNER_OVERLAYS)[number];

/** Props of `Banner`: a picture that links to an article, with its title over it or next to it. */
export type BannerProps = {
  title: string;
  text?: string;
  href: string;
  image: Picture;
  /** Whether the text is over the picture or next to it (spec §9). */
  layout?: BannerLayout;
  /** Overlay that keeps text on the picture legible (spec §9). */
  overlay?: BannerOverlay;
  headingLevel?: HeadingLevel;
  priority?: boolean;
};

const words = cva(css.words, { variants: { overlay: css.overlay } });

/** A wide picture that is one link, with its text over it or next to it (spec §9, banner layout). */
export function Banner({
  title,
  text,
  href,
  image,
  layout = 'overlay',
  overlay = 'linear',
  headingLevel = 2,
  priority,
}: BannerProps) {
  const Heading = `h${headingLevel}` as const;
  const isOver = layout === 'overlay';
  return (
    <article
      className={css.layouts[layout]}
      data-part="banner"
      data-layout={layout}
      data-overlay={isOver ? overlay : undefined}
    >
      <div className={isOver ? css.pictureUnder : css.picture}>
        <Image
          image={image}
          ratio={isOver ? '21:9' : '16:9'}
          narrowRatio="4:3"
          sizes={isOver ? '94vw' : '(width < 768px) 94vw, 56vw'}
          priority={priority}
        />
      </div>
      <div className={isOver ? words({ overlay }) : css.wordsBeside}>
        <Heading className={`${css.title} ${headlineClass.xl}`}>
          <Anchor className={css.link} href={href}>
            {title}
          </Anchor>
        </Heading>
        {text ? <p className={`${css.text} ${textClass.standfirst}`}>{text}</p> : null}
      </div>
    </article>
  );
}
