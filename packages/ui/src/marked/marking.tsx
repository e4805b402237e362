import type { ReactNode } from 'react';
import * as css from './marking.css';
import { markedHtml, markerOf } from './words';

/** Marks the words of a search in the texts of a card. */
export type Marking = {
  /** Plain text, with its found words as `<mark>`. */
  text: (text: string) => ReactNode;
  /** The same for sanitised HTML. */
  html: (html: string) => string;
};

/** Marks the words of a search, in any of their forms; undefined for an empty one. */
export function markingOf(searchText: string): Marking | undefined {
  if (searchText.trim() === '') return undefined;
  const marker = markerOf(searchText);
  return {
    text: (text) =>
      marker(text).map(({ text: part, isFound }, at) =>
        isFound ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <mark key={at} className={css.found}>
            {part}
          </mark>
        ) : (
          part
        ),
      ),
    html: (html) => markedHtml(html, marker, `<mark class="${css.found}">`),
  };
}
