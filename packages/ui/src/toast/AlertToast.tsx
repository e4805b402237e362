'use client';
import type { Alert } from '@portal/model';
import { ToastRegion, type ToastRegionProps } from './ToastRegion';

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
