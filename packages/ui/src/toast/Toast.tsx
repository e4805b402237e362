'use client';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { passFocus } from '../foundation/passFocus';
import { textClass } from '../foundation/type.css';
import { CheckIcon, CloseIcon, ErrorIcon, WarningIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import * as css from './Toast.css';

/**
 * `info` for an alert of the newsroom, `success` and `error` for the outcome of the reader's action,
 * `warning` for a failure they did not cause: it stays like an error, and is announced politely.
 */
export const TOAST_KINDS = ['info', 'success', 'error', 'warning'] as const;
/** Kind of notice, which sets its icon and how assistive technology announces it. */
export type ToastKind = (typeof TOAST_KINDS)[number];

/** A notice: its kind, texts, and an optional link, button and picture. */
export type ToastMessage = {
  id: string;
  kind: ToastKind;
  title?: string;
  text?: string;
  link?: { href: string; text: string; rel?: string; target?: string };
  /** An action on it: retry. */
  action?: { text: string; onPress: () => void };
  image?: { url: string; alt: string };
};

/** Props of `Toast`, one notice; `closeAfterMs: null` keeps it until it is closed. */
export type ToastProps = {
  message: ToastMessage;
  /** Milliseconds until it closes by itself; null for never. */
  closeAfterMs: number | null;
  onClose: (id: string) => void;
};

const LOOKS = {
  info: css.info,
  success: css.success,
  error: css.error,
  warning: css.warning,
} satisfies Record<ToastKind, string>;
const SIGNS = { success: CheckIcon, error: ErrorIcon, warning: WarningIcon } as const;

/** One notice of a region. Hover or focus pauses its time. */
export function Toast({ message, closeAfterMs, onClose }: ToastProps) {
  const { notices: texts } = useLocale('notices').texts;
  const { id, kind, title, text, link, action, image } = message;
  const cameFrom = useRef<HTMLElement>(null);
  const timer = useTimer(closeAfterMs, () => onClose(id));
  const close = (within: HTMLElement) => {
    // Restores the focus, since the notice disappears with the pressed button.
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else passFocus(within.closest('li') ?? within);
    onClose(id);
  };
  const Sign = kind === 'info' ? null : SIGNS[kind];
  return (
    <li
      className={cx(css.toast, LOOKS[kind])}
      onPointerEnter={() => timer.hold('pointer', true)}
      onPointerLeave={() => timer.hold('pointer', false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        timer.hold('focus', true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.parentElement?.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={() => timer.hold('focus', false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close(event.currentTarget);
      }}
      data-part="toast"
      data-kind={kind}
    >
      {image ? (
        <img src={image.url} alt={image.alt} width={72} height={72} className={css.picture} />
      ) : Sign && kind !== 'info' ? (
        <Sign size={22} className={css.sign} label={texts[kind]} />
      ) : null}
      <div className={css.words} role={kind === 'error' ? 'alert' : undefined}>
        {title ? <b className={textClass.label}>{title}</b> : null}
        {/* Without a title the link serves as one: it comes first. */}
        {title ? null : <ToastLink link={link} />}
        {text ? <p className={cx((title || link) && css.text, textClass.summary)}>{text}</p> : null}
        {title ? <ToastLink link={link} /> : null}
        {action ? (
          <p>
            <button type="button" className={cx(css.link, textClass.label)} onClick={action.onPress}>
              {action.text}
            </button>
          </p>
        ) : null}
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={texts.close}
        onClick={({ currentTarget }) => close(currentTarget)}
        data-part="close"
      >
        <CloseIcon size={20} />
      </button>
      {closeAfterMs === null ? null : <span ref={timer.ref} className={css.time} data-part="time" />}
    </li>
  );
}

function ToastLink({ link }: Pick<ToastMessage, 'link'>) {
  if (!link) return null;
  const { href, text, rel, target } = link;
  return (
    <p>
      <Anchor
        href={href}
        rel={rel ?? (target === '_blank' ? 'noopener' : undefined)}
        target={target}
        className={cx(css.link, textClass.label)}
      >
        {text}
      </Anchor>
    </p>
  );
}

/** Timed by a CSS animation, which can be paused and resumed. */
function useTimer(ms: number | null, onEnd: () => void) {
  const ref = useRef<HTMLSpanElement>(null);
  const animation = useRef<Animation>(undefined);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    // Without animation support, as in test documents, a notice stays until it is closed.
    if (ms === null || !ref.current?.animate) return;
    const running = ref.current.animate({ transform: ['scaleX(1)', 'scaleX(0)'] }, { duration: ms });
    running.onfinish = () => end.current();
    animation.current = running;
    return () => {
      running.onfinish = null;
      running.cancel();
    };
  }, [ms]);
  const held = useRef({ pointer: false, focus: false });
  const hold = (by: 'pointer' | 'focus', holds: boolean) => {
    held.current[by] = holds;
    if (held.current.pointer || held.current.focus) animation.current?.pause();
    else animation.current?.play();
  };
  return { ref, hold };
}
