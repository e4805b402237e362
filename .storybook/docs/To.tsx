import titles from 'virtual:titles';
import { createElement, Fragment, type MouseEvent, type ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { plain } from './wording';

/** Storybook's id of a title: `Content/Cards/Card` → `content-cards-card`. */
const idOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Link to the page of a component, by its title, inside Storybook’s frame. */
export function To({ of, children }: { of: string; children?: ReactNode }) {
  const url = `?path=/docs/${idOf(of)}--docs`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, url);
  };
  return (
    <a href={`./${url}`} target="_top" onClick={follow}>
      {children ?? of.split('/').at(-1)}
    </a>
  );
}

/**
 * A text in which each component name, except that of the page itself, links to its page; code is written in
 * backticks.
 */
export function Linked({ children, except }: { children: string; except?: string }) {
  const linked = (word: string) => {
    if (word.startsWith('`')) return createElement('code', null, word.slice(1, -1));
    const title = Object.hasOwn(titles, word) ? titles[word] : undefined;
    return title && title !== except ? <To of={title}>{word}</To> : word;
  };
  const words = plain(children).split(/(`[^`]+`|\b[A-Z]\w+\b)/);
  return createElement(Fragment, null, ...words.map(linked));
}
