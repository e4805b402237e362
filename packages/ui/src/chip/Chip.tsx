import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { Anchor } from '../routing/Routing';
import * as css from './Chip.css';

/** Props of `Chip`: a link with `href`, else plain text. */
export type ChipProps = NativeProps<'a', 'children'> & {
  children: ReactNode;
  /** Whether it is the selected one of several. */
  selected?: boolean;
};

const classes = cva([css.chip, textClass.label], { variants: { selected: { true: css.selected } } });

/** A tag, a topic, or an active filter. */
export function Chip({ children, href, rel, selected = false, className, ...native }: ChipProps) {
  const look = classes({ selected, className });
  return href ? (
    <Anchor
      {...native}
      className={look}
      href={href}
      rel={rel}
      aria-current={selected || undefined}
      data-part="chip"
    >
      {children}
    </Anchor>
  ) : (
    <span {...native} className={look} data-part="chip">
      {children}
    </span>
  );
}

/** Props of `Chips`: a list of tags or topics; those without `url` are not links. */
export type ChipsProps = NativeProps<'ul', 'children'> & {
  items: readonly { id: string; name: string; url?: string }[];
  /** Accessible name of the list. */
  label: string;
};

/** Tags in a row that wraps. Renders nothing if empty. */
export function Chips({ items, label, className, ...native }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul {...native} className={cx(css.chips, className)} aria-label={label} data-part="chips">
      {items.map(({ id, name, url }) => (
        <li key={id}>
          <Chip href={url} rel="tag">
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
