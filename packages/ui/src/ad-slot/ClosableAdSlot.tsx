'use client';
import { useState } from 'react';
import { AdClose } from '../ad-close/AdClose';
import { useLocale } from '../locale/index';
import { AdSlot, type AdSlotProps } from './AdSlot';

/** Props of `ClosableAdSlot`, for positions whose close button is enabled (spec §4). */
export type ClosableAdSlotProps = Omit<AdSlotProps, 'close' | 'locale'> & {
  /** Called when it was closed: the portal stops requesting its ad. */
  onClose?: () => void;
};

/** An ad slot with a close button (spec §4). Its space is released only when the reader closes it. */
export function ClosableAdSlot({ onClose, ...slot }: ClosableAdSlotProps) {
  const locale = useLocale('card', 'ads');
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const close = (
    <AdClose
      onClose={() => {
        setClosed(true);
        onClose?.();
      }}
    />
  );
  return <AdSlot {...slot} close={close} locale={locale} />;
}
