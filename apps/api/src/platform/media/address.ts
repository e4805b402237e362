import {
  IMAGE_RATIOS,
  IMAGE_WIDTHS,
  type Image,
  type ImageCrop,
  type ImageWidth,
  PLAIN_RENDITIONS,
  type PlainRenditionUse,
  renditionName,
  renditionWidths,
} from '@portal/model';

/** Formats of renditions, best first, in the order of `sources`. */
export const RENDITION_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

export type Rendition = {
  mediaId: string;
  ratio: ImageCrop;
  width: ImageWidth;
  format: RenditionFormat;
};

const ratioName = (ratio: ImageCrop) => ratio.replace(':', 'x');

/** Path of a rendition: `/media/<id>/16x9/850.avif`. */
export function renditionPath({ mediaId, format, ...rendition }: Rendition): string {
  return `/media/${mediaId}/${renditionName(rendition)}.${format}`;
}

/** URL of the JPEG for one use of a library picture; null for any other picture. */
export function plainRendition(src: string, use: PlainRenditionUse): string | null {
  const rendition = parseRenditionPath(src);
  return rendition && renditionPath({ ...rendition, ...PLAIN_RENDITIONS[use], format: 'jpg' });
}

/**
 * URL of a library picture as the portrait of a page: the smallest square, as AVIF, a third of a JPEG. Null for any
 * other picture.
 */
export function portraitRendition(src: string): string | null {
  const rendition = parseRenditionPath(src);
  return rendition && renditionPath({ ...rendition, ...PLAIN_RENDITIONS.portrait, format: 'avif' });
}

/** Whether a page, email or feed uses this rendition of a picture. No other rendition is made. */
export function isUsedRendition(
  { ratio, width, format }: Rendition,
  picture: Pick<StoredPicture, 'width' | 'height'>,
): boolean {
  if (format === 'jpg')
    return Object.values(PLAIN_RENDITIONS).some((plain) => plain.ratio === ratio && plain.width === width);
  const size = { width: picture.width ?? undefined, height: picture.height ?? undefined };
  return renditionWidths(size, ratio).includes(width);
}

/** Parses a rendition's path; null for widths, ratios and formats outside the allowed lists. */
export function parseRenditionPath(path: string): Rendition | null {
  const match = /^\/media\/([0-9a-f]{20})\/(full|\d{1,2}x\d{1,2})\/(\d{3,4})\.(avif|webp|jpg)$/.exec(path);
  if (!match?.[1]) return null;
  const ratio = [...IMAGE_RATIOS, 'full' as const].find((known) => ratioName(known) === match[2]);
  const width = IMAGE_WIDTHS.find((known) => String(known) === match[3]);
  const format = RENDITION_FORMATS.find((known) => known === match[4]);
  return ratio && width && format ? { mediaId: match[1], ratio, width, format } : null;
}

/** Path of an original that is not a picture, unchanged: `/media/<id>/file.pdf`. */
export function filePath(mediaId: string, name: string): string {
  return `/media/${mediaId}/${encodeURIComponent(name)}`;
}

export type StoredPicture = {
  id: string;
  width: number | null;
  height: number | null;
  color: string | null;
  focalX: number | null;
  focalY: number | null;
};

/** The model's image of a stored picture. */
export function imageOf(picture: StoredPicture, alt: string): Image {
  const template = (format: RenditionFormat) => `/media/${picture.id}/{ratio}/{width}.${format}`;
  return {
    src: renditionPath({ mediaId: picture.id, ...PLAIN_RENDITIONS.page, format: 'jpg' }),
    alt,
    ...(picture.width && picture.height ? { width: picture.width, height: picture.height } : {}),
    sources: [
      { type: 'image/avif', src: template('avif') },
      { type: 'image/webp', src: template('webp') },
    ],
    ...(picture.color ? { color: picture.color } : {}),
    ...(picture.focalX !== null && picture.focalY !== null
      ? { focalPoint: { x: picture.focalX, y: picture.focalY } }
      : {}),
  };
}
