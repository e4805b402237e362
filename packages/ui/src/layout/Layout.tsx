import { cx } from 'class-variance-authority';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import * as css from './Layout.css';
import type { LayoutElement, SpaceStep } from './space';

type Native = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> };
type Common = Native & {
  /** Element that it is; a `div` unless said. */
  as?: LayoutElement;
};

/** Grounds of a box: none of its own, the raised one, the band's, a tint of the accent. */
export const BOX_GROUNDS = ['none', 'raised', 'band', 'accentQuiet'] as const;
/** Ground of a box: `none` lets what is under it through. */
export type BoxGround = (typeof BOX_GROUNDS)[number];

/** Props of `Box`; space in steps of the brand. */
export type BoxProps = Common & {
  paddingBlock?: SpaceStep;
  paddingInline?: SpaceStep;
  ground?: BoxGround;
  edge?: 'none' | 'quiet' | 'strong';
  radius?: 'none' | 'small' | 'medium' | 'large';
};

/** A box with space, ground, edge and corners of the brand. */
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

/** Alignments of pieces across their line. */
export const LAYOUT_ALIGNS = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
/** Alignment of pieces across their line. */
export type LayoutAlign = (typeof LAYOUT_ALIGNS)[number];

/** Props of `Stack`: the space between pieces and their alignment across the line. */
export type StackProps = Common & { gap?: SpaceStep; align?: LayoutAlign };

/** Pieces one under another, with the same space between all. */
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

/** Places of pieces along their line. */
export const LAYOUT_JUSTIFIES = ['start', 'center', 'end', 'between'] as const;
/** Place of pieces along their line. */
export type LayoutJustify = (typeof LAYOUT_JUSTIFIES)[number];

/** Props of `Inline`; it wraps unless told not to. */
export type InlineProps = Common & {
  gap?: SpaceStep;
  align?: LayoutAlign;
  justify?: LayoutJustify;
  wrap?: boolean;
};

/** Pieces beside each other, in further lines where one is too short. */
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

/** Least widths of a grid's columns: 10, 16 and 24 rem. */
export const GRID_COLUMNS = ['narrow', 'medium', 'wide'] as const;
/** Least width of a grid's columns. */
export type GridColumns = (typeof GRID_COLUMNS)[number];

/** Props of `Grid`: the least width of its columns, and the space between pieces. */
export type GridProps = Common & { columns?: GridColumns; gap?: SpaceStep };

/** Pieces in as many columns of equal width as fit. */
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

/** Widths of a container: the page's, that of reading text, all there is. */
export const CONTAINER_WIDTHS = ['page', 'text', 'full'] as const;
/** Width of a container: `text` is that of a column that is read. */
export type ContainerWidth = (typeof CONTAINER_WIDTHS)[number];

/** Props of `Container`: how wide its content may be. */
export type ContainerProps = Common & { width?: ContainerWidth };

/** Content no wider than the page or than reading text, in the middle, with the page's margins at its sides. */
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

/** Widths at which something is hidden: 480, 768, 1024 and 1280 px. */
export const HIDDEN_WIDTHS = ['small', 'medium', 'large', 'wide'] as const;
/** Width at which something is hidden. */
export type HiddenWidth = (typeof HIDDEN_WIDTHS)[number];

/** Props of `Hidden`; without any width it is heard and not seen. */
export type HiddenProps = Common & {
  below?: HiddenWidth;
  from?: HiddenWidth;
  /** Left out on paper. */
  onPaper?: boolean;
};

/** What is left out on narrow windows, wide ones or paper, for everybody; or, with none of these, heard and not seen. */
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
