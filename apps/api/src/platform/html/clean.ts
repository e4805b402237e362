import { type BodyPart, bodyPartSchema, type CaptionedImage, isSafeUrl, readChart } from '@portal/model';
import * as v from 'valibot';
import { sanitizeInline, sanitizePart } from './sanitize';

/** Sanitises the caption of `record`, and removes it if nothing is left. */
function cleanCaption<T extends { caption?: string | undefined }>(
  record: T,
): Omit<T, 'caption'> & { caption?: string } {
  if (record.caption === undefined) return record;
  const { caption, ...rest } = record;
  const clean = sanitizeInline(caption);
  return { ...rest, ...(clean ? { caption: clean } : {}) };
}

export const cleanPictures = (pictures: CaptionedImage[]): CaptionedImage[] => pictures.map(cleanCaption);

/** Fields with HTML or addresses, by the names that all types of part share. */
type PartFields = Pick<BodyPart, 'type'> & {
  html?: string | undefined;
  cite?: string | undefined;
  caption?: string | undefined;
  href?: string | undefined;
  images?: CaptionedImage[] | undefined;
};

/** Sanitises the fields of a part; null if its text becomes empty. */
function cleanPart(part: BodyPart): object | null {
  if (part.type === 'chart') {
    const read = readChart(part.chart);
    return 'chart' in read ? { type: part.type, chart: read.chart } : null;
  }
  const fields: PartFields = part;
  // The caption of a table is plain text.
  const { html, cite, href, images, ...rest } = part.type === 'table' ? fields : cleanCaption(fields);
  const isInline = part.type === 'paragraph' || part.type === 'heading';
  const text = html && (isInline ? sanitizeInline(html) : sanitizePart(html));
  if (html !== undefined && !text) return null;
  const author = cite && sanitizeInline(cite);
  return {
    ...rest,
    ...(text ? { html: text } : {}),
    ...(author ? { cite: author } : {}),
    ...(href !== undefined && isSafeUrl(href) ? { href } : {}),
    ...(images ? { images: cleanPictures(images) } : {}),
  };
}

/**
 * Sanitises the HTML in the parts of a body. Parts that become empty, or that no page could show because
 * their URL is invalid, are removed.
 */
export function cleanParts(parts: readonly BodyPart[]): BodyPart[] {
  return parts.flatMap((part) => {
    const clean = cleanPart(part);
    return clean && v.is(bodyPartSchema, clean) ? [clean] : [];
  });
}
