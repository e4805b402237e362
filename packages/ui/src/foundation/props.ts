import type { ComponentPropsWithRef } from 'react';

/** The one scale of sizes of components, smallest first. */
export const SIZES = ['small', 'medium', 'large'] as const;
/** Size of a component by name. */
export type Size = (typeof SIZES)[number];

/** Levels that a component's heading may take, so that a page's outline has no gaps. */
export const HEADING_LEVELS = [1, 2, 3, 4] as const;
/** Level of a component's heading within its page. */
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** The level of headings under one of this level; the deepest stays. */
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

/** Props that a component passes on to the one element that it is: its native ones, `className` and `ref`, but those it gives itself. */
export type NativeProps<Element extends Tag, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Element>,
  Own
>;
