import { cx } from 'class-variance-authority';
import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import type { Size } from '../foundation/props';
import type { LayoutElement } from '../layout/space';
import { Anchor, type AnchorProps } from '../routing/Routing';
import * as css from './Panel.css';

/** `outlined` between rules, `raised` over the page, `quiet` and `accent` on a background of their own. */
export const PANEL_VARIANTS = ['outlined', 'raised', 'quiet', 'accent'] as const;
/** Style of a panel. */
export type PanelVariant = (typeof PANEL_VARIANTS)[number];

/** Props of `Panel`; `size` is its padding. */
export type PanelProps = HTMLAttributes<HTMLElement> & {
  as?: LayoutElement;
  variant?: PanelVariant;
  size?: Size;
  /** Makes the whole panel a target of its `PanelLink`. */
  interactive?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A box for any content. For news use cards. */
export function Panel({
  as: element = 'div',
  variant = 'outlined',
  size = 'medium',
  interactive = false,
  className,
  ...rest
}: PanelProps): ReactElement {
  const look = [css.panel, css.variant[variant], css.padding[size], interactive && css.interactive];
  return createElement(element, { 'data-part': 'panel', ...rest, className: cx(look, className) });
}

/** Link of an interactive panel: its text is the name, the whole panel is the target. */
export function PanelLink({ className, ...link }: AnchorProps) {
  return <Anchor {...link} className={cx(css.link, className)} />;
}
