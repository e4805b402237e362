'use client';
import { Slot } from '@radix-ui/react-slot';
import { cva, cx } from 'class-variance-authority';
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
} from 'react';
import { fetchedEarly, useLazyPart, useStaysWithout } from '../foundation/lazyPart';
import { oneElement } from '../foundation/oneElement';
import type { NativeProps, Size } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import { useIsServerHtml } from '../foundation/useIsServerHtml';
import { useScrollable } from '../foundation/useScrollable';
import { visuallyHidden } from '../foundation/visuallyHidden.css';
import { CloseIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import * as css from './Dialog.css';
import { dialogPanel } from './panel';

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
  /** The title is read out, not shown; it is not drawn where `aria-labelledby` names a heading of the content. */
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
  /** The page behind it stays where it is; without it, it can be scrolled. */
  holdsPage?: boolean;
  /** What the cross is called, where what it closes has a name of its own. */
  closeLabel?: string;
};

const classes = cva([css.dialog], {
  variants: {
    size: { small: css.small, medium: css.medium, large: css.large } satisfies Record<Size, string>,
    sheet: { true: css.sheet },
  },
});

const onEarly = fetchedEarly(dialogPanel);

/**
 * A dialog over the page: the page behind it is still and silent, the keyboard stays inside and goes back to where it
 * was. Whatever in it has `autoFocus` begins with the focus, else the dialog itself. What it needs for that is fetched as it
 * first opens; where it cannot come, it is drawn in its place in the page, as a server draws it.
 */
export function Dialog({
  open: openByUser,
  defaultOpen = false,
  trigger,
  onOpenChange,
  size = 'medium',
  sheet = false,
  className,
  ref,
  title,
  titleHidden,
  description,
  children,
  footer,
  closable = true,
  holdsPage = true,
  closeLabel,
  ...native
}: DialogProps) {
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const triggerRef = useRef<HTMLElement>(null);
  const id = useId();
  const isServerHtml = useIsServerHtml();
  const { part: Panel, hasFailed } = useLazyPart(dialogPanel, open);
  const isWithout = useStaysWithout(open, hasFailed);
  const frame = {
    native,
    labelledBy: native['aria-labelledby'] ?? `${id}title`,
    describedBy: description ? `${id}description` : undefined,
    className: classes({ size, sheet, className }),
  };
  const close = () => setOpen(false);
  const inside = (
    <DialogInside
      title={title}
      titleHidden={titleHidden}
      description={description}
      footer={footer}
      closable={closable}
      closeLabel={closeLabel}
      isNamedInside={native['aria-labelledby'] !== undefined}
      titleId={frame.labelledBy}
      descriptionId={frame.describedBy}
      onClose={close}
    >
      {children}
    </DialogInside>
  );
  const isInPlace = isWithout || (open && !Panel && isServerHtml);
  const giveBack = useOpener({ open, isInPlace, trigger: triggerRef });
  return (
    <>
      {trigger ? (
        <Slot
          {...BUTTON}
          {...onEarly}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-busy={(open && !Panel && !isInPlace) || undefined}
          ref={triggerRef}
          data-state={open ? 'open' : 'closed'}
          onClick={(event) => {
            if (!event.defaultPrevented) setOpen(!open);
          }}
        >
          {oneElement(trigger, 'Dialog: trigger')}
        </Slot>
      ) : null}
      {isInPlace ? (
        <DialogInPlace {...frame} ref={ref} onEscape={closable ? close : undefined} isNew={isWithout}>
          {inside}
        </DialogInPlace>
      ) : null}
      {Panel && !isInPlace ? (
        <Panel
          {...frame}
          open={open}
          closable={closable}
          holdsPage={holdsPage}
          giveBack={giveBack}
          ref={ref}
          onOpenChange={setOpen}
        >
          {inside}
        </Panel>
      ) : null}
    </>
  );
}

/** A native button says what it is not: one that sends a form. */
const BUTTON = { type: 'button' } as const;

type DialogInsideProps = Pick<
  DialogProps,
  'title' | 'titleHidden' | 'description' | 'children' | 'footer' | 'closable' | 'closeLabel'
> & {
  /** A heading of its content names it. */
  isNamedInside: boolean;
  titleId: string;
  descriptionId: string | undefined;
  onClose: () => void;
};

/** Title, cross, words and actions. */
function DialogInside({
  title,
  titleHidden = false,
  description,
  children,
  footer,
  closable = true,
  closeLabel,
  isNamedInside,
  titleId,
  descriptionId,
  onClose,
}: DialogInsideProps) {
  const { dialog: texts } = useLocale('dialog').texts;
  const scroll = useScrollable();
  return (
    <>
      <div className={titleHidden ? css.corner : css.head} data-part="head">
        {isNamedInside ? null : (
          <h2 id={titleId} className={titleHidden ? visuallyHidden : headlineClass.md}>
            {title}
          </h2>
        )}
        {closable ? (
          <button
            type="button"
            className={cx(css.close, headlineClass.md)}
            aria-label={closeLabel ?? texts.close}
            onClick={onClose}
            data-part="close"
          >
            <CloseIcon size={22} />
          </button>
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
            <div id={descriptionId} className={cx(css.description, textClass.summary)}>
              {description}
            </div>
          ) : null}
          {children}
        </div>
      ) : null}
      {footer ? (
        <div className={css.foot} data-part="footer">
          {typeof footer === 'function' ? footer(onClose) : footer}
        </div>
      ) : null}
    </>
  );
}

type DialogInPlaceProps = {
  native: NativeProps<'div'>;
  labelledBy: string;
  describedBy: string | undefined;
  className: string;
  ref: Ref<HTMLDivElement> | undefined;
  onEscape: (() => void) | undefined;
  /** It came in the browser, and takes the focus as it does. */
  isNew: boolean;
  children: ReactNode;
};

/**
 * A dialog in its place in the page: as the server's HTML has one that is open at first, since the primitive puts its own at the
 * end of the body, and where the primitive cannot be fetched. The server's is exchanged for the primitive's as soon as that is
 * here; the other one stays until it is closed.
 */
function DialogInPlace({
  native,
  labelledBy,
  describedBy,
  className,
  ref,
  onEscape,
  isNew,
  children,
}: DialogInPlaceProps) {
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => panel.current);
  useEffect(() => {
    if (isNew && !panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [isNew]);
  return (
    <>
      <div className={css.veil} data-part="veil" />
      <div
        {...native}
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        className={className}
        onKeyDown={(event) => {
          native.onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          // A dialog around this one stays open.
          event.preventDefault();
          onEscape?.();
        }}
        data-part="dialog"
      >
        {children}
      </div>
    </>
  );
}

type OpenerOptions = { open: boolean; isInPlace: boolean; trigger: RefObject<HTMLElement | null> };

/** Remembers what had the focus before the dialog took it, and gives it back; to the trigger, where nothing had it. */
function useOpener({ open, isInPlace, trigger }: OpenerOptions) {
  const opener = useRef<Element>(null);
  // Before anything in the dialog can take the focus by `autoFocus`.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const giveBack = useCallback(() => {
    const from = opener.current;
    const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
    (isThere ? from : trigger.current)?.focus();
  }, [trigger]);
  // The primitive says itself when it has closed.
  useEffect(() => {
    if (!isInPlace) return;
    return () => {
      if (document.activeElement === document.body) giveBack();
    };
  }, [isInPlace, giveBack]);
  return giveBack;
}
