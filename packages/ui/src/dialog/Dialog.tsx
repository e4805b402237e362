'use client';
import * as Radix from '@radix-ui/react-dialog';
import { cva, cx } from 'class-variance-authority';
import { type ReactElement, type ReactNode, useInsertionEffect, useRef, useSyncExternalStore } from 'react';
import type { NativeProps, Size } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useScrollable } from '../foundation/useScrollable';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CloseIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Dialog.css';

/** Props of `Dialog`; its `title` names it even when it is not shown. */
export type DialogProps = NativeProps<'div', 'title' | 'role'> & {
  /** Open or not, where its user decides; else its trigger opens it. */
  open?: boolean;
  defaultOpen?: boolean;
  /** A button that opens it: one element, which takes a ref and the props of a native button. */
  trigger?: ReactElement;
  /** Asked with `false` by Escape, the veil and the cross. */
  onOpenChange?: (open: boolean) => void;
  /** Names it, for everyone. */
  title: string;
  /** The title is read out, not shown. */
  titleHidden?: boolean;
  /** A few words under the title, read out when it opens. */
  description?: ReactNode;
  /** Actions, which stay in sight while the content scrolls; a function is given what closes the dialog. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width: `small` for a question, `medium` for a form, `large` for pictures and long lists. */
  size?: Size;
  /** Comes from the foot of the screen on phones, under 578 px. */
  sheet?: boolean;
  /** Without it there is no cross, and neither Escape nor the veil closes (a paywall, spec §4). */
  closable?: boolean;
};

const classes = cva([css.dialog], {
  variants: {
    size: { small: css.small, medium: css.medium, large: css.large } satisfies Record<Size, string>,
    sheet: { true: css.sheet },
  },
});

const refuse = (event: Event) => event.preventDefault();

/**
 * A dialog over the page: the page behind it is still and silent, the keyboard stays inside and goes back to where it
 * was. Whatever in it has `autoFocus` begins with the focus, else the dialog itself.
 */
export function Dialog({
  open: openByUser,
  defaultOpen = false,
  trigger,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  size = 'medium',
  sheet = false,
  closable = true,
  className,
  ref,
  ...native
}: DialogProps) {
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const { dialog: texts } = useLocale('dialog').texts;
  const panel = useRef<HTMLDivElement>(null);
  const giveBack = useOpener(open);
  const scroll = useScrollable();
  const keep = closable ? undefined : refuse;
  const isServerHtml = useIsServerHtml();
  const inside = (
    <>
      <div className={titleHidden ? css.corner : css.head} data-part="head">
        <Radix.Title className={titleHidden ? visuallyHidden : headlineClass.md}>{title}</Radix.Title>
        {closable ? (
          <Radix.Close className={css.close} aria-label={texts.close} data-part="close">
            <CloseIcon size={22} />
          </Radix.Close>
        ) : null}
      </div>
      {description || children ? (
        <div
          ref={scroll.ref}
          tabIndex={scroll.scrolls ? 0 : undefined}
          className={titleHidden ? css.bodyAlone : css.body}
          data-part="body"
        >
          {description ? (
            <Radix.Description asChild>
              <div className={cx(css.description, textClass.summary)}>{description}</div>
            </Radix.Description>
          ) : null}
          {children}
        </div>
      ) : null}
      {footer ? (
        <div className={css.foot} data-part="footer">
          {typeof footer === 'function' ? footer(() => setOpen(false)) : footer}
        </div>
      ) : null}
    </>
  );
  if (isServerHtml)
    return (
      <Radix.Root open={open}>
        {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
        {open ? (
          <ServerDialog {...native} title={title} className={classes({ size, sheet, className })}>
            {inside}
          </ServerDialog>
        ) : null}
      </Radix.Root>
    );
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={css.veil} data-part="veil" />
        <Radix.Content
          {...native}
          ref={(element) => {
            panel.current = element;
            if (typeof ref === 'function') ref(element);
            else if (ref) ref.current = element;
          }}
          className={classes({ size, sheet, className })}
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
          // A dialog without a description says so, or the primitive complains.
          {...(description ? null : { 'aria-describedby': undefined })}
          data-part="dialog"
        >
          {inside}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * A dialog that is open at first as the server's HTML has it, in its place in the page: the primitive puts one at the end of the
 * body, which no server can. It is exchanged for the primitive's as soon as the script wakes.
 */
function ServerDialog({
  title,
  className,
  children,
  ...native
}: NativeProps<'div', 'title'> & { title: string }) {
  return (
    <>
      <div className={css.veil} data-part="veil" />
      <div
        {...native}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        className={className}
        data-part="dialog"
      >
        {children}
      </div>
    </>
  );
}

const unchanging = () => () => undefined;

/** Whether a server draws it, or a browser wakes what a server drew. */
const useIsServerHtml = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );

/** Remembers what had the focus before the dialog took it, and gives it back. */
function useOpener(open: boolean) {
  const opener = useRef<Element>(null);
  // Before anything in the dialog can take the focus by `autoFocus`.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}
