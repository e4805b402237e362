'use client';
import { ALERT_AUTO_CLOSE_MS } from '@portal/model';
import { useLocale } from '../locale/index';
import { Toast, type ToastKind, type ToastMessage } from './Toast';
import * as css from './Toast.css';

/** Most notices shown at once; further ones wait until one has gone. */
export const MAX_TOASTS = 3;

/** Kinds that stay until they are closed. */
const LASTING: readonly ToastKind[] = ['error', 'warning'];

/** Props of `ToastRegion`, where a page's notices appear; errors and warnings stay until they are closed. */
export type ToastRegionProps = {
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  /** A notice's time is over, or the reader closed it. */
  onClose: (id: string) => void;
  /** Milliseconds that a notice stays, 7 s unless said (spec §4, §9); null for ever. Errors and warnings stay until they are closed. */
  closeAfterMs?: number | null;
  /** Names the region where a page has several. */
  label?: string;
};

/** Where notices appear: a live region, at most three at once, the others in their turn. It is there when empty. */
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
