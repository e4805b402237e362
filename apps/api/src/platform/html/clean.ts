import { type BodyPart, bodyPartSchema, type CaptionedImage, isSafeUrl } from '@portal/model';
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

function cleanPart(part: BodyPart): BodyPart | null {
  switch (part.type) {
    case 'paragraph':
    case 'heading': {
      const html = sanitizeInline(part.html);
      return html ? { ...part, html } : null;
    }
    case 'quote': {
      const { cite, ...quote } = part;
      const html = sanitizePart(part.html);
      const words = cite === undefined ? '' : sanitizeInline(cite);
      return html ? { ...quote, html, ...(words ? { cite: words } : {}) } : null;
    }
    case 'list':
    case 'table':
    case 'html': {
      const html = sanitizePart(part.html);
      return html ? { ...part, html } : null;
    }
    case 'figure': {
      const { href, ...figure } = cleanCaption(part);
      return { ...figure, ...(href !== undefined && isSafeUrl(href) ? { href } : {}) };
    }
    case 'gallery':
      return { ...part, images: cleanPictures(part.images) };
    case 'embed':
      return cleanCaption(part);
    case 'video':
      return cleanCaption(part);
    case 'audio':
      return cleanCaption(part);
    default:
      return part;
  }
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
