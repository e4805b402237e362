'use client';
import { ALERT_AUTO_CLOSE_MS, type Alert } from '@portal/model';
import { useCallback, useId, useRef, useState } from 'react';
import { useLocale } from '../locale/index';
import { Toast, type ToastKind, type ToastMessage } from './Toast';
import * as css from './Toast.css';

/** Maximum number of visible notices; further ones are queued. */
export const MAX_TOASTS = 3;

/** Kinds that stay until they are closed. */
const LASTING: readonly ToastKind[] = ['error', 'warning'];

/** Props of `ToastRegion`, where a page's notices appear; errors and warnings stay until they are closed. */
export type ToastRegionProps = {
  /** Notices, oldest first. */
  toasts: readonly ToastMessage[];
  /** Called when a notice's time has passed, or the reader has closed it. */
  onClose: (id: string) => void;
  /**
   * Milliseconds until a notice closes, 7 s by default (spec §4, §9); null for never. Errors and warnings
   * stay until they are closed.
   */
  closeAfterMs?: number | null;
  /** Accessible name, for a page with several regions. */
  label?: string;
};

/** Live region for notices: at most three at once, the others are queued. It is rendered when empty too. */
export function ToastRegion({
  toasts,
  onClose,
  closeAfterMs = ALERT_AUTO_CLOSE_MS,
  label,
}: ToastRegionProps) {
  const { notices: texts } = useLocale('notices').texts;
  return (
    <section className={css.region} aria-label={label ?? texts.label} data-part="toasts">
      <ol className={css.list} aria-live="polite" aria-relevant="additions">
        {toasts.slice(0, MAX_TOASTS).map((message) => (
          <Toast
            key={message.id}
            message={message}
            closeAfterMs={LASTING.includes(message.kind) ? null : closeAfterMs}
            onClose={onClose}
          />
        ))}
      </ol>
    </section>
  );
}

/** Props of `AlertToast`, the aside alert that closes by itself after 7 s (spec §4). */
export type AlertToastProps = Pick<ToastRegionProps, 'closeAfterMs'> & {
  /** Null if there is none, or if this session has seen it (spec §4). */
  alert: Alert | null;
  /** Called when it has closed: the parent remembers its id for the session. */
  onClose: (id: string) => void;
};

/** The newsroom's aside alert (spec §2, §3): closes by itself after 7 s (spec §9). */
export function AlertToast({ alert, ...region }: AlertToastProps) {
  return <ToastRegion toasts={alert ? [messageOf(alert)] : []} {...region} />;
}

function messageOf({ id, title, text, link, image }: Alert) {
  const words = link?.title ?? title ?? '';
  return {
    id: String(id),
    kind: 'info' as const,
    title: title && title !== words ? title : undefined,
    text: text || undefined,
    link: link && words ? { ...link, text: words } : undefined,
    image: image ? { url: image.url, alt: image.alt } : undefined,
  };
}

/**
 * Queue of an app's messages, for a `ToastRegion`: `add` appends one and returns its id, `close` removes it.
 */
export function useToastQueue() {
  const prefix = useId();
  const count = useRef(0);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const add = useCallback(
    (message: Omit<ToastMessage, 'id'>) => {
      count.current += 1;
      const id = `${prefix}${count.current}`;
      setToasts((shown) => [...shown, { ...message, id }]);
      return id;
    },
    [prefix],
  );
  const close = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return { toasts, add, close };
}
