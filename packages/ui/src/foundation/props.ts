import type { ComponentPropsWithRef } from 'react';

/** The common scale of component sizes, smallest first. */
export const SIZES = ['small', 'medium', 'large'] as const;
/** Size of a component by name. */
export type Size = (typeof SIZES)[number];

/** Heading levels that a component may take, so that a page's outline has no gaps. */
export const HEADING_LEVELS = [1, 2, 3, 4] as const;
/** Level of a component's heading within its page. */
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** Heading level below this one; the deepest stays. */
export const levelBelow = (level: HeadingLevel): HeadingLevel =>
  HEADING_LEVELS.find((deeper) => deeper > level) ?? level;

type Tag =
  | 'a'
  | 'button'
  | 'div'
  | 'details'
  | 'fieldset'
  | 'header'
  | 'hr'
  | 'input'
  | 'nav'
  | 'section'
  | 'select'
  | 'span'
  | 'table'
  | 'textarea'
  | 'ul';

/**
 * Native props that a component passes on to its root element, with `className` and `ref`, except those it
 * sets itself.
 */
export type NativeProps<Element extends Tag, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  Own
>;
