import { cx } from 'class-variance-authority';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import type { HeadlineStep, TextRole } from '../foundation/type';
import { headlineClass, textClass } from '../foundation/type.css';
import type { HeadingLevel } from '../section-head/SectionHead';
import * as css from './Text.css';

type Native = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };

/** Props of `Heading`: its level in the document's outline, and its size, independent of it. */
export type HeadingProps = Native & {
  headingLevel: HeadingLevel;
  size?: HeadlineStep;
};

/** A heading in the brand's headline type. */
export function Heading({ headingLevel, size = 'md', className, ...rest }: HeadingProps): ReactElement {
  const element = `h${headingLevel}` as const;
  return createElement(element, { ...rest, className: cx(css.words, headlineClass[size], className) });
}

/** Elements that a text can render as. */
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
/** Element that a text renders as. */
export type TextElement = (typeof TEXT_ELEMENTS)[number];

/** Colours of a text: normal, quiet, error, success. */
export const TEXT_TONES = ['normal', 'quiet', 'danger', 'success'] as const;
/** Colour of a text. */
export type TextTone = (typeof TEXT_TONES)[number];

/** Props of `Text`: a role of the brand's type, and a colour. */
export type TextProps = Native & {
  as?: TextElement;
  variant?: TextRole;
  tone?: TextTone;
  /** Truncates it to one line, with an ellipsis. */
  truncate?: boolean;
};

/** Text in one of the brand's type roles. */
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
