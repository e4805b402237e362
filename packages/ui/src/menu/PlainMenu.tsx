'use client';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { Anchor } from '../routing/Routing';
import type { MenuEntry, MenuProps } from './entry';
import * as css from './Menu.css';

type PlainMenuProps = Pick<MenuProps, 'entries' | 'className'> & {
  id: string;
  labelledBy: string;
  onClose: () => void;
};

/** A menu's entries as a plain list of links and buttons, if the menu could not be fetched. */
export function PlainMenu({ entries, className, id, labelledBy, onClose }: PlainMenuProps) {
  return (
    <ul
      id={id}
      aria-labelledby={labelledBy}
      className={cx(css.panel, textClass.label, className)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      data-part="menu"
    >
      {entries.map((entry) => (
        <li key={entry.id}>
          <PlainEntry entry={entry} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
}

function PlainEntry({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  if (entry.kind === 'line') return <hr className={css.line} />;
  if (entry.kind === 'label') return <div className={css.label}>{entry.text}</div>;
  const { icon, text, disabled, danger } = entry;
  const look = cx(css.item, danger && css.danger);
  if (entry.kind === 'link')
    return (
      <Anchor href={entry.href} className={look} aria-current={entry.current ? 'page' : undefined}>
        {icon}
        {text}
      </Anchor>
    );
  const isCheck = entry.kind === 'check';
  return (
    <button
      type="button"
      className={look}
      disabled={disabled}
      aria-pressed={isCheck ? entry.checked : undefined}
      onClick={() => {
        if (isCheck) return entry.onCheckedChange(!entry.checked);
        entry.onSelect();
        onClose();
      }}
    >
      {icon}
      {text}
    </button>
  );
}
