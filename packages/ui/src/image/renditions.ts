import {
  type ImageCrop,
  type ImageWidth,
  imageHeight,
  type Image as Picture,
  renditionWidths,
} from '@portal/model';

/** Crop of a picture: a ratio of spec §9, or `full` for none. */
export type PictureRatio = ImageCrop;

/** One `<source>`, or the `<img>` itself when it has no type. */
export type SourceSet = { type?: string; srcSet: string };

/** URL of a rendition from its template: `{ratio}` becomes `16x9` or `full`, `{width}` a number. */
function rendition(template: string, ratio: PictureRatio, width: ImageWidth): string {
  return template.replace('{ratio}', ratio.replace(':', 'x')).replace('{width}', String(width));
}

/**
 * Widths to offer, px: none wider than the crop of the original, up to the first that is at least twice the
 * maximum width of its place. There is always one.
 */
export function offeredWidths(image: Picture, ratio: PictureRatio, widestPlace = Infinity): ImageWidth[] {
  const possible = renditionWidths(image, ratio);
  const enough = possible.findIndex((candidate) => candidate >= 2 * widestPlace);
  return enough === -1 ? possible : possible.slice(0, enough + 1);
}

const TYPE_OF: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * Sources of a picture at a ratio, best format first. An alternative picture for this ratio replaces them
 * all.
 */
export function sourceSets(image: Picture, ratio: PictureRatio, widestPlace?: number): SourceSet[] {
  const chosen = ratio === 'full' ? undefined : image.customSrcByAspectRatio?.[ratio];
  const templates = chosen
    ? [{ type: TYPE_OF[/\.(\w+)(?:\?|$)/.exec(chosen)?.[1] ?? ''], src: chosen }]
    : (image.sources ?? []);
  // The alternative picture has an unknown size: every width is offered.
  const widths = chosen
    ? offeredWidths({ ...image, width: undefined, height: undefined }, ratio, widestPlace)
    : offeredWidths(image, ratio, widestPlace);
  return templates.map(({ type, src }) => ({
    type,
    srcSet: widths.map((width) => `${rendition(src, ratio, width)} ${width}w`).join(', '),
  }));
}

/** Width of a plain source, px. */
export const PLAIN_WIDTH = 850 satisfies ImageWidth;

/** Source for browsers without `<picture>`: the alternative picture for the ratio, else the plain one. */
export function plainSource(image: Picture, ratio: PictureRatio): string {
  const chosen = ratio === 'full' ? undefined : image.customSrcByAspectRatio?.[ratio];
  return chosen ? rendition(chosen, ratio, PLAIN_WIDTH) : image.src;
}

/**
 * Source of a small portrait: the square of 210 px in AVIF, which every browser with the portal's script and
 * styles shows.
 */
export function portraitSource(image: Picture): string {
  const template =
    image.customSrcByAspectRatio?.['1:1'] ?? image.sources?.find(({ type }) => type === 'image/avif')?.src;
  return template ? rendition(template, '1:1', 210) : image.src;
}

/** Width and height attributes, px: they set the aspect ratio before any style sheet has loaded. */
export function attributeSize(image: Picture, ratio: PictureRatio): { width?: number; height?: number } {
  if (ratio === 'full') return { width: image.width, height: image.height };
  return { width: PLAIN_WIDTH, height: imageHeight(PLAIN_WIDTH, ratio) };
}
