'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { type ReactNode, useState } from 'react';
import { button, secondary } from '../button/Button.css';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { Anchor, type AnchorProps } from '../routing/Anchor';
import * as css from './Menu.css';

type Words = { id: string; text: string; icon?: ReactNode; disabled?: boolean; danger?: boolean };

/** Entry of a menu: an action, a link, a switch, a heading or a line between entries. */
export type MenuEntry =
  | ({ kind: 'action'; onSelect: () => void } & Words)
  | ({ kind: 'link'; href: string; current?: boolean } & Words)
  /** Switched on and off; the menu stays open. */
  | ({ kind: 'check'; checked: boolean; onCheckedChange: (checked: boolean) => void } & Words)
  | { kind: 'label'; id: string; text: string }
  | { kind: 'line'; id: string };

/** Alignments of a menu with its button. */
export const MENU_ALIGNS = ['start', 'center', 'end'] as const;
/** Alignment of a menu with its button: at its start, centre or end. */
export type MenuAlign = (typeof MENU_ALIGNS)[number];

/** Props of `Menu`, those of its panel; a trigger without words needs a `label`. */
export type MenuProps = NativeProps<'div', 'dir' | 'role' | 'children'> & {
  entries: readonly MenuEntry[];
  /** Content of the button, or, with `asChild`, the button itself. */
  trigger: ReactNode;
  /** `trigger` is a button of your own: one element, which takes a ref and the props of a native button. */
  asChild?: boolean;
  /** Accessible name of a button without text. */
  label?: string;
  /** The button's look, where it is not a secondary one. */
  triggerClassName?: string;
  align?: MenuAlign;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** Actions and links behind a button. */
export function Menu({
  entries,
  trigger,
  asChild = false,
  label,
  triggerClassName = `${button} ${secondary}`,
  className,
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  ...panel
}: MenuProps) {
  // The primitive asks for the direction of writing: it is that of the page around the button.
  const [dir, setDir] = useState<'ltr' | 'rtl'>();
  const readDirection = (button: HTMLButtonElement | null) => {
    if (button) setDir(getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return (
    <Radix.Root modal={false} dir={dir} open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger
        ref={readDirection}
        asChild={asChild}
        className={asChild ? undefined : triggerClassName}
        aria-label={label}
        data-part="trigger"
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Content
        {...panel}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cx(css.panel, textClass.label, className)}
        data-part="menu"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

/** A link, or, without an address, the same words leading nowhere. */
function LinkOrWords({ href, ...rest }: Omit<AnchorProps, 'href'> & { href: string | undefined }) {
  return href === undefined ? <a {...rest} /> : <Anchor {...rest} href={href} />;
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
          <LinkOrWords
            href={disabled ? undefined : entry.href}
            className={look}
            aria-current={entry.current ? 'page' : undefined}
          >
            {icon}
            {text}
          </LinkOrWords>
        </Radix.Item>
      );
    case 'check':
      return (
        <Radix.CheckboxItem
          className={look}
          disabled={disabled}
          checked={entry.checked}
          onCheckedChange={entry.onCheckedChange}
          onSelect={(event) => event.preventDefault()}
        >
          <span className={css.mark}>{entry.checked ? <CheckIcon /> : null}</span>
          {icon}
          {text}
        </Radix.CheckboxItem>
      );
  }
}
