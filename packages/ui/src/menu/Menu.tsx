'use client';
import { Slot } from '@radix-ui/react-slot';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { button, secondary } from '../button/Button.css';
import { fetchedEarly, lazyPart, useLazyPart, useStaysWithout } from '../foundation/lazyPart';
import { oneElement } from '../foundation/oneElement';
import { useControlled } from '../foundation/useControlled';
import type { MenuProps } from './entry';
import { PlainMenu } from './PlainMenu';

/** The list with its positioning and keys: fetched when the first menu opens, or is hovered or focused. */
export const menuPanel = lazyPart(async () => (await import('./MenuPanel')).MenuPanel);

const onEarly = fetchedEarly(menuPanel);

/**
 * Actions and links behind a button. The button is rendered immediately; the list is fetched on hover or
 * focus, and if it cannot load, the entries are a plain list below the button.
 */
export function Menu({
  entries,
  trigger,
  asChild = false,
  label,
  triggerClassName = `${button} ${secondary}`,
  className,
  align = 'start',
  open: openByUser,
  defaultOpen = false,
  onOpenChange,
  id: givenId,
  ...native
}: MenuProps) {
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isByKeyboard = useRef(false);
  const ownId = useId();
  const openerId = opener?.id || ownId;
  const id = givenId ?? `${ownId}menu`;
  const { part: Panel, hasFailed } = useLazyPart(menuPanel, open);
  const isPlain = useStaysWithout(open, hasFailed);
  const ask = (next: boolean, byKeyboard: boolean) => {
    isByKeyboard.current = next && byKeyboard;
    setOpen(next);
  };
  const attributes = {
    ...onEarly,
    ref: setOpener,
    id: ownId,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-busy': (open && !Panel && !isPlain) || undefined,
    'data-state': open ? 'open' : 'closed',
    'data-part': 'trigger',
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.defaultPrevented) return;
      // The list takes the focus when it opens, and the press must not move it back.
      if (!open) event.preventDefault();
      ask(!open, false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      ask(event.key === 'ArrowDown' || !open, true);
    },
    ...(label === undefined ? {} : { 'aria-label': label }),
  } as const;
  return (
    <>
      {asChild ? (
        <Slot {...BUTTON} {...attributes}>
          {oneElement(trigger, 'Menu: with asChild, trigger')}
        </Slot>
      ) : (
        <button {...BUTTON} {...attributes} className={triggerClassName}>
          {trigger}
        </button>
      )}
      {Panel && opener && !isPlain ? (
        <Panel
          native={native}
          entries={entries}
          align={align}
          open={open}
          opener={opener}
          openerId={openerId}
          id={id}
          className={className}
          isByKeyboard={isByKeyboard}
          onOpenChange={setOpen}
        />
      ) : null}
      {isPlain ? (
        <PlainMenu
          entries={entries}
          id={id}
          className={className}
          labelledBy={openerId}
          onClose={() => {
            setOpen(false);
            opener?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** Native buttons submit forms by default. */
const BUTTON = { type: 'button' } as const;
