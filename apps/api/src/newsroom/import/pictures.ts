import type { CaptionedImage, HowToStep } from '@portal/model';
import type { ContentExtra } from '../../content/stories';
import { plainText, sanitizeInline } from '../../platform/html';
import type { ItemPicture, NewsItem } from './item';
import { labelledOf } from './labels';
import { type FoundMedia, imageFor } from './media';

/** A picture with its sanitised caption and credit. */
export function pictureOf(
  found: FoundMedia,
  { url, alt, caption, credit, planes = [] }: ItemPicture,
): CaptionedImage {
  const image = imageFor(found, url, alt);
  // Cropped at the same place as the picture. Without one of them the others would not fit together.
  const over = planes.map((plane) => ({ ...imageFor(found, plane, ''), focalPoint: image.focalPoint }));
  const isWhole = !image.missing && over.every(({ missing }) => !missing);
  return {
    image,
    ...(over.length && isWhole ? { planes: over } : {}),
    ...(caption ? { caption: sanitizeInline(caption) } : {}),
    ...(credit ? { credit: plainText(credit) } : {}),
  };
}

/** Type-specific fields, with the pictures of its gallery and its steps. */
export function extraOf(found: FoundMedia, item: NewsItem): ContentExtra {
  const { extra = {}, gallery, stepPictures = [] } = item;
  const { recipe, diyTask } = extra;
  const pictured = (steps: HowToStep[]): HowToStep[] =>
    steps.map((step, at) => {
      const picture = stepPictures[at];
      return picture ? { ...step, image: imageFor(found, picture.url, picture.alt) } : step;
    });
  return {
    ...extra,
    ...labelledOf(item),
    ...(recipe ? { recipe: { ...recipe, steps: pictured(recipe.steps) } } : {}),
    ...(diyTask ? { diyTask: { ...diyTask, steps: pictured(diyTask.steps) } } : {}),
    ...(gallery?.length ? galleryOf(found, gallery) : {}),
  };
}

const galleryOf = (found: FoundMedia, pictures: ItemPicture[]) => ({
  multimedia: {
    type: 'photo-gallery' as const,
    images: pictures.map((picture) => pictureOf(found, picture)),
  },
});
