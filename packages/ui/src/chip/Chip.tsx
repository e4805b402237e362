import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { textClass } from '../foundation/type.css';
import { Anchor } from '../routing/Anchor';
import * as css from './Chip.css';

/** Props of `Chip`: a link with `href`, else plain text. */
export type ChipProps = {
  children: ReactNode;
  href?: string;
  rel?: string;
  /** The one chosen among several. */
  selected?: boolean;
  className?: string;
};

const classes = cva([css.chip, textClass.label], { variants: { selected: { true: css.selected } } });

/** A tag, a topic, a filter that is set. */
export function Chip({ children, href, rel, selected = false, className }: ChipProps) {
  const look = classes({ selected, className });
  return href ? (
    <Anchor className={look} href={href} rel={rel} aria-current={selected || undefined} data-part="chip">
      {children}
    </Anchor>
  ) : (
    <span className={look} data-part="chip">
      {children}
    </span>
  );
}

/** Props of `Chips`: a list of tags or topics; those without `url` are not links. */
export type ChipsProps = {
  items: readonly { id: string; name: string; url?: string }[];
  /** Accessible name of the list. */
  label: string;
};

/** Tags in a row that breaks where it must. Nothing when there are none. */
export function Chips({ items, label }: ChipsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={label} data-part="chips">
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
