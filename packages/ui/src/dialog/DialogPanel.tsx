'use client';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, type Ref, useContext, useRef } from 'react';
import type { NativeProps } from '../foundation/props';
import { scrollToFocus } from '../foundation/scrollToFocus';
import { ThemeContext } from '../locale/ThemeContext';
import * as css from './Dialog.css';

type DialogPanelProps = {
  native: NativeProps<'div'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closable: boolean;
  holdsPage: boolean;
  labelledBy: string;
  describedBy: string | undefined;
  className: string;
  ref: Ref<HTMLDivElement> | undefined;
  /** Restores the focus. */
  giveBack: () => void;
  children: ReactNode;
};

const refuse = (event: Event) => event.preventDefault();

/** A dialog over the page, at the end of the body; it stays mounted for its exit animation. */
export function DialogPanel({
  native,
  open,
  onOpenChange,
  closable,
  holdsPage,
  labelledBy,
  describedBy,
  className,
  ref,
  giveBack,
  children,
}: DialogPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  // It is rendered outside of its provider's element, so it needs the theme attributes itself.
  const theme = useContext(ThemeContext);
  const keep = closable ? undefined : refuse;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {holdsPage ? (
          <Radix.Overlay {...theme} className={css.veil} data-part="veil" />
        ) : (
          // Replaces Radix's overlay, which locks the scroll of the page.
          <div {...theme} className={css.veil} data-part="veil" />
        )}
        <Radix.Content
          {...theme}
          {...native}
          ref={(element) => {
            panel.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={className}
          onFocus={(event) => {
            native.onFocus?.(event);
            if (event.target !== event.currentTarget) scrollToFocus(event.target);
          }}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack();
          }}
          onEscapeKeyDown={keep}
          onInteractOutside={keep}
          data-part="dialog"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
