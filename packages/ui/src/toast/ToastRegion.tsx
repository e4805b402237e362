'use client';
import { ALERT_AUTO_CLOSE_MS } from '@portal/model';
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
