'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import * as css from './Menu.css';

type Words = { id: string; text: string; icon?: ReactNode; disabled?: boolean; danger?: boolean };

/** Entry of a menu: an action, a link, a switch, a heading or a line between entries. */
export type MenuEntry =
  | ({ kind: 'action'; onSelect: () => void } & Words)
  | ({ kind: 'link'; href: string; current?: boolean } & Words)
  /** Switched on and off; the menu stays open. */
  | ({ kind: 'check'; checked: boolean; onCheck: (checked: boolean) => void } & Words)
  | { kind: 'label'; id: string; text: string }
  | { kind: 'line'; id: string };

/** Alignments of a menu with its button. */
export const MENU_ALIGNS = ['start', 'center', 'end'] as const;
/** Alignment of a menu with its button: at its start, centre or end. */
export type MenuAlign = (typeof MENU_ALIGNS)[number];

/** Props of `Menu`; a trigger without words needs a `label`. */
export type MenuProps = {
  entries: readonly MenuEntry[];
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of a button without text. */
  label?: string;
  /** The button's look: the place knows it. */
  triggerClassName?: string;
  align?: MenuAlign;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Actions and links behind a button. */
export function Menu({
  entries,
  trigger,
  label,
  triggerClassName,
  align = 'start',
  open,
  onOpenChange,
}: MenuProps) {
  // The primitive asks for the direction of writing: it is that of the page around the button.
  const [dir, setDir] = useState<'ltr' | 'rtl'>();
  const readDirection = (button: HTMLButtonElement | null) => {
    if (button) setDir(getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return (
    <Radix.Root modal={false} dir={dir} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger ref={readDirection} className={triggerClassName} aria-label={label} data-part="trigger">
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cx(css.panel, textClass.label)}
        data-part="menu"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <Radix.Separator className={css.line} />;
  if (entry.kind === 'label') return <Radix.Label className={css.label}>{entry.text}</Radix.Label>;
  const { icon, text, disabled, danger } = entry;
  const look = cx(css.item, danger && css.danger);
  switch (entry.kind) {
    case 'action':
      return (
        <Radix.Item className={look} disabled={disabled} onSelect={entry.onSelect}>
          {icon}
          {text}
        </Radix.Item>
      );
    case 'link':
      return (
        <Radix.Item asChild disabled={disabled} textValue={text}>
          <a
            href={disabled ? undefined : entry.href}
            className={look}
            aria-current={entry.current ? 'page' : undefined}
          >
            {icon}
            {text}
          </a>
        </Radix.Item>
      );
    case 'check':
      return (
        <Radix.CheckboxItem
          className={look}
          disabled={disabled}
          checked={entry.checked}
          onCheckedChange={entry.onCheck}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={css.mark}>{entry.checked ? <CheckIcon /> : null}</span>
          {icon}
          {text}
        </Radix.CheckboxItem>
      );
  }
}
