import { BANNER_OVERLAYS, type Image as Picture } from '@portal/model';
import { cva } from 'class-variance-authority';
import { headlineClass, textClass } from '../foundation/type.css';
import { Image } from '../image/index';
import { Anchor } from '../routing/Anchor';
import type { HeadingLevel } from '../section-head/index';
import * as css from './Banner.css';

export { BANNER_OVERLAYS };
/** Veil between a banner's picture and its text: a gradient or an even tint (spec §9). */
export type BannerOverlay = (typeof BANNER_OVERLAYS)[number];

/** Props of `Banner`: a picture that links to a content, with its title over it. */
export type BannerProps = {
  title: string;
  text?: string;
  href: string;
  image: Picture;
  /** How the words stay readable on the picture (spec §9). */
  overlay?: BannerOverlay;
  headingLevel?: HeadingLevel;
  priority?: boolean;
};

const words = cva(css.words, { variants: { overlay: css.overlay } });

/** A wide picture that leads to one thing, its words upon it (spec §9, banner layout). */
export function Banner({
  title,
  text,
  href,
  image,
  overlay = 'linear',
  headingLevel = 2,
  priority,
}: BannerProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={css.banner} data-part="banner" data-overlay={overlay}>
      <div className={css.picture}>
        <Image image={image} ratio="21:9" narrowRatio="4:3" sizes="94vw" priority={priority} />
      </div>
      <div className={words({ overlay })}>
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
