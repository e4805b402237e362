'use client';
import { useState } from 'react';
import { passFocus } from '../foundation/passFocus';
import { CloseIcon } from '../icon/index';
import { useLocale } from '../locale/index';
import { AdSlot, type AdSlotProps } from './AdSlot';
import * as css from './AdSlot.css';

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
    <button
      type="button"
      className={css.close}
      aria-label={locale.texts.ads.close}
      onClick={({ currentTarget }) => {
        passFocus(currentTarget.closest('[data-part=ad-slot]') ?? currentTarget);
        setClosed(true);
        onClose?.();
      }}
      data-part="close"
    >
      <CloseIcon size={20} />
    </button>
  );
  return <AdSlot {...slot} close={close} locale={locale} />;
}
