'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { type Ref, type RefObject, useImperativeHandle, useState } from 'react';
import type { NativeProps } from '../foundation/props';
import { textClass } from '../foundation/type.css';
import { CheckIcon } from '../icon/index';
import { Anchor, type AnchorProps } from '../routing/Routing';
import type { MenuEntry, MenuProps } from './entry';
import * as css from './Menu.css';

type MenuPanelProps = Required<Pick<MenuProps, 'entries' | 'align' | 'open'>> & {
  /** Native props of the panel. */
  native: NativeProps<'div', 'dir'>;
  onOpenChange: (open: boolean) => void;
  /** The trigger button, which names the menu and gets the focus back. */
  opener: HTMLElement;
  openerId: string;
  id: string;
  className: string | undefined;
  /** Whether it was opened by keyboard: then the first entry gets the focus. */
  isByKeyboard: RefObject<boolean>;
};

/** Entries of a menu, next to its trigger. */
export function MenuPanel({
  native,
  entries,
  align,
  open,
  onOpenChange,
  opener,
  openerId,
  id,
  className,
  isByKeyboard,
}: MenuPanelProps) {
  // The primitive needs the writing direction: it is that of the page around the button.
  const [dir] = useState<'ltr' | 'rtl'>(() => (getComputedStyle(opener).direction === 'rtl' ? 'rtl' : 'ltr'));
  return (
    <Radix.Root modal={false} dir={dir} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <Opener element={opener} />
      </Radix.Trigger>
      <Radix.Content
        {...native}
        id={id}
        aria-labelledby={openerId}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cx(css.panel, textClass.label, className)}
        onFocus={(event) => {
          native.onFocus?.(event);
          if (event.target !== event.currentTarget || !isByKeyboard.current) return;
          isByKeyboard.current = false;
          event.preventDefault();
          event.currentTarget
            .querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')
            ?.focus({ preventScroll: true });
        }}
        data-part="menu"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Stands in for the trigger, which was rendered before the primitive loaded. */
function Opener({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** A link or, without `href`, the same text without a link. */
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
