import type { Content } from '@portal/model';
import { headVariantOf } from '@portal/ui/article';
import type { Italics } from './head';

const IN_ITALICS = /<(?:em|i)[ >]/;

/**
 * Italics at the start of an article: the headline of a column, and words of its standfirst or its first
 * paragraph.
 */
export function italicsOf(content: Content): Italics[] {
  const [first] = content.body;
  const lines = [...(content.description ?? []), ...(first?.type === 'paragraph' ? [first] : [])];
  return [
    ...(headVariantOf(content) === 'opinion' ? (['headline'] as const) : []),
    ...(lines.some(({ html }) => IN_ITALICS.test(html)) ? (['text'] as const) : []),
  ];
}
