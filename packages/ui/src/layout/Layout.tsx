import { cx } from 'class-variance-authority';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import * as css from './Layout.css';
import type { LayoutElement, SpaceStep } from './space';

export { LAYOUT_ELEMENTS, type LayoutElement, SPACE_STEPS, type SpaceStep } from './space';

type Native = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };
type Common = Native & {
  /** Element to render; a `div` by default. */
  as?: LayoutElement;
};

/** Backgrounds of a box: none, raised, band, or a tint of the accent. */
export const BOX_GROUNDS = ['none', 'raised', 'band', 'accentQuiet'] as const;
/** Background of a box; `none` is transparent. */
export type BoxGround = (typeof BOX_GROUNDS)[number];

/** Props of `Box`; space in steps of the brand's scale. */
export type BoxProps = Common & {
  paddingBlock?: SpaceStep;
  paddingInline?: SpaceStep;
  ground?: BoxGround;
  edge?: 'none' | 'quiet' | 'strong';
  radius?: 'none' | 'small' | 'medium' | 'large';
};

/** A box with space, background, border and corners of the brand. */
export function Box({
  as: element = 'div',
  paddingBlock = '0',
  paddingInline = '0',
  ground = 'none',
  edge = 'none',
  radius = 'none',
  className,
  ...rest
}: BoxProps): ReactElement {
  const look = [
    css.box,
    css.paddingBlock[paddingBlock],
    css.paddingInline[paddingInline],
    css.ground[ground],
    css.edge[edge],
    css.radius[radius],
  ];
  return createElement(element, { ...rest, className: cx(look, className) });
}

/** Alignments of items across their line. */
export const LAYOUT_ALIGNS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
/** Alignment of items across their line. */
export type LayoutAlign = (typeof LAYOUT_ALIGNS)[number];

/** Props of `Stack`: the space between items and their alignment across the line. */
export type StackProps = Common & { gap?: SpaceStep; align?: LayoutAlign };

/** Items one below another, with equal space between them. */
export function Stack({
  as: element = 'div',
  gap = '4',
  align = 'stretch',
  className,
  ...rest
}: StackProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: cx(css.stack, css.gap[gap], css.align[align], className),
  });
}

/** Distributions of items along their line. */
export const LAYOUT_JUSTIFIES = ['start', 'center', 'end', 'between'] as const;
/** Distribution of items along their line. */
export type LayoutJustify = (typeof LAYOUT_JUSTIFIES)[number];

/** Props of `Inline`; it wraps by default. */
export type InlineProps = Common & {
  gap?: SpaceStep;
  align?: LayoutAlign;
  justify?: LayoutJustify;
  wrap?: boolean;
};

/** Items side by side, wrapping to further lines. */
export function Inline({
  as: element = 'div',
  gap = '2',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps): ReactElement {
  const look = [css.inline, css.gap[gap], css.align[align], css.justify[justify], wrap && css.wrapping];
  return createElement(element, { ...rest, className: cx(look, className) });
}

/** Minimum widths of a grid's columns: 10, 16 and 24 rem. */
export const GRID_COLUMNS = ['narrow', 'medium', 'wide'] as const;
/** Minimum width of a grid's columns. */
export type GridColumns = (typeof GRID_COLUMNS)[number];

/** Props of `Grid`: the minimum width of its columns, and the space between items. */
export type GridProps = Common & { columns?: GridColumns; gap?: SpaceStep };

/** Items in as many columns of equal width as fit. */
export function Grid({
  as: element = 'div',
  columns = 'medium',
  gap = '6',
  className,
  ...rest
}: GridProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: cx(css.grid, css.columns[columns], css.gap[gap], className),
  });
}

/** Widths of a container: that of the page, that of reading text, or the full width. */
export const CONTAINER_WIDTHS = ['page', 'text', 'full'] as const;
/** Width of a container; `text` is that of a reading column. */
export type ContainerWidth = (typeof CONTAINER_WIDTHS)[number];

/** Props of `Container`: the maximum width of its content. */
export type ContainerProps = Common & { width?: ContainerWidth };

/** Content no wider than the page or than reading text, centred, with the page's margins at its sides. */
export function Container({
  as: element = 'div',
  width = 'page',
  className,
  ...rest
}: ContainerProps): ReactElement {
  return createElement(element, {
    ...rest,
    className: cx(css.container, css.inset, css.width[width], className),
  });
}

/** Widths at which content is hidden: 480, 768, 1024 and 1280 px. */
export const HIDDEN_WIDTHS = ['small', 'medium', 'large', 'wide'] as const;
/** Width at which content is hidden. */
export type HiddenWidth = (typeof HIDDEN_WIDTHS)[number];

/** Props of `Hidden`; without any width it is visually hidden, for screen readers only. */
export type HiddenProps = Common & {
  below?: HiddenWidth;
  from?: HiddenWidth;
  /** Hidden in print. */
  onPaper?: boolean;
};

/**
 * Content hidden for everyone in narrow windows, in wide ones or in print; or, without these props, visually
 * hidden for screen readers only.
 */
export function Hidden({
  as: element = 'div',
  below,
  from,
  onPaper = false,
  className,
  ...rest
}: HiddenProps): ReactElement {
  const look = [below && css.hiddenBelow[below], from && css.hiddenFrom[from], onPaper && css.hiddenOnPaper];
  const isHeard = !below && !from && !onPaper;
  return createElement(element, { ...rest, className: cx(look, isHeard && visuallyHidden, className) });
}
