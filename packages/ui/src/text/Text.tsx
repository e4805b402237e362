import { cx } from 'class-variance-authority';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import type { HeadlineStep, TextRole } from '../foundation/type';
import { headlineClass, textClass } from '../foundation/type.css';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Text.css';

type Native = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/** Props of `Heading`: its level in the document's outline, and its size, which is another matter. */
export type HeadingProps = Native & {
  headingLevel: HeadingLevel;
  size?: HeadlineStep;
};

/** A heading in the brand's headline type. */
export function Heading({ headingLevel, size = 'md', className, ...rest }: HeadingProps): ReactElement {
  const element = `h${headingLevel}` as const;
  return createElement(element, { ...rest, className: cx(css.words, headlineClass[size], className) });
}

/** Elements that a text may be. */
export const TEXT_ELEMENTS = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'dt',
  'dd',
  'li',
  'figcaption',
] as const;
/** Element that a text is. */
export type TextElement = (typeof TEXT_ELEMENTS)[number];

/** Inks of a text: the page's, a quieter one, what went wrong, what went well. */
export const TEXT_TONES = ['normal', 'quiet', 'danger', 'success'] as const;
/** Ink of a text. */
export type TextTone = (typeof TEXT_TONES)[number];

/** Props of `Text`: a role of the brand's type, and an ink. */
export type TextProps = Native & {
  as?: TextElement;
  variant?: TextRole;
  tone?: TextTone;
  /** In one line, ended by an ellipsis. */
  truncate?: boolean;
};

/** Words in one of the brand's roles of type. */
export function Text({
  as: element = 'p',
  variant = 'body',
  tone = 'normal',
  truncate = false,
  className,
  ...rest
}: TextProps): ReactElement {
  const look = [css.words, textClass[variant], css.tone[tone], truncate && css.truncated];
  return createElement(element, { ...rest, className: cx(look, className) });
}
