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
  /** Controlled open state; if omitted, the trigger opens it. */
  open?: boolean;
  defaultOpen?: boolean;
  /** A button that opens it: one element that accepts a ref and the props of a native button. */
  trigger?: ReactElement;
  /** Called with `false` by Escape, the veil and the close button. */
  onOpenChange?: (open: boolean) => void;
  /** Accessible name, visible unless hidden. */
  title: string;
  /** Hides the title visually; it is not rendered if `aria-labelledby` names a heading of the content. */
  titleHidden?: boolean;
  /** Short text below the title, announced when it opens. */
  description?: ReactNode;
  /**
   * Actions that stay visible while the content scrolls; a function receives a callback that closes the
   * dialog.
   */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width: `small` for a question, `medium` for a form, `large` for pictures and long lists. */
  size?: Size;
  /** Rises from the bottom of the screen on phones, below 578 px. */
  sheet?: boolean;
  /** If false, there is no close button, and neither Escape nor the veil closes it (a paywall, spec §4). */
  closable?: boolean;
  /** Prevents the page behind from scrolling. */
  holdsPage?: boolean;
  /** Label of the close button, if it needs a more specific one. */
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
 * A modal dialog: the page behind is inert and does not scroll, the keyboard stays inside, and the focus
 * returns when it closes. An element with `autoFocus` gets the focus first, else the dialog itself. The code
 * for that is fetched on the first opening; if it cannot load, the dialog is rendered in place in the page,
 * as on a server.
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

/** Native buttons submit forms by default. */
const BUTTON = { type: 'button' } as const;

type DialogInsideProps = Pick<
  DialogProps,
  'title' | 'titleHidden' | 'description' | 'children' | 'footer' | 'closable' | 'closeLabel'
> & {
  /** Whether a heading of its content names it. */
  isNamedInside: boolean;
  titleId: string;
  descriptionId: string | undefined;
  onClose: () => void;
};

/** Title, close button, content and actions. */
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
  /** Mounted in the browser, not hydrated: it takes the focus on mount. */
  isNew: boolean;
  children: ReactNode;
};

/**
 * A dialog rendered in place in the page: in the server's HTML for an initially open one, since the primitive
 * portals to the end of the body, and if the primitive cannot be fetched. The server's is replaced by the
 * primitive's once that has loaded; the other one stays until it is closed.
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
          // An enclosing dialog stays open.
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

/**
 * Remembers the element that had the focus before the dialog, and restores it; focuses the trigger if there
 * was none.
 */
function useOpener({ open, isInPlace, trigger }: OpenerOptions) {
  const opener = useRef<Element>(null);
  // Runs before `autoFocus` can move the focus into the dialog.
  useInsertionEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const giveBack = useCallback(() => {
    const from = opener.current;
    const isThere = from instanceof HTMLElement && from.isConnected && from !== document.body;
    (isThere ? from : trigger.current)?.focus();
  }, [trigger]);
  // The primitive reports its closing itself.
  useEffect(() => {
    if (!isInPlace) return;
    return () => {
      if (document.activeElement === document.body) giveBack();
    };
  }, [isInPlace, giveBack]);
  return giveBack;
}
