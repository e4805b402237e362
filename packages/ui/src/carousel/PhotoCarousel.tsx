'use client';
import type { CaptionedImage } from '@portal/model';
import { Figure } from '../gallery/Figure';
import { fill, useLocale } from '../locale/index';
import { Carousel } from './Carousel';

/** Props of `PhotoCarousel`: captioned pictures, one at a time. */
export type PhotoCarouselProps = {
  images: readonly CaptionedImage[];
  title?: string;
  /** Accessible name, if it has no title. */
  label?: string;
  /** The first picture is the largest of its page. */
  priority?: boolean;
  /** Picture that is in view initially, from 0. */
  defaultValue?: number;
  onValueChange?: (index: number) => void;
};

/** Above this number of stops, the position is a number instead of dots. */
const MAX_DOTS = 12;

/**
 * A photo gallery with one picture at a time (spec §9), each with its caption. Renders nothing without
 * pictures.
 */
export function PhotoCarousel({
  images,
  title,
  label,
  priority = false,
  defaultValue,
  onValueChange,
}: PhotoCarouselProps) {
  const locale = useLocale('card', 'carousel', 'gallery', 'image');
  if (images.length === 0) return null;
  const total = images.length;
  return (
    <Carousel
      kind="slider"
      title={title}
      label={label ?? locale.texts.card.gallery}
      dots={total <= MAX_DOTS}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    >
      {images.map((picture, at) => (
        <Figure
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may appear twice in a gallery
          key={at}
          {...picture}
          locale={locale}
          ratio="16:9"
          narrowRatio="4:3"
          priority={priority && at === 0}
          place={total > 1 ? fill(locale.texts.gallery.position, { current: at + 1, total }) : undefined}
        />
      ))}
    </Carousel>
  );
}
