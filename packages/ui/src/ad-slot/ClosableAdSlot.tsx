'use client';
import { useState } from 'react';
import { AdClose } from '../ad-close/AdClose';
import { useLocale } from '../locale/index';
import { AdSlot, type AdSlotProps } from './AdSlot';

/** Props of `ClosableAdSlot`, for positions whose close button is enabled (spec §4). */
export type ClosableAdSlotProps = Omit<AdSlotProps, 'close' | 'locale'> & {
  /** It has gone: the portal stops asking for its ad. */
  onClose?: () => void;
};

/** An ad slot with a close button (spec §4). It gives its room back at the reader's word alone. */
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
