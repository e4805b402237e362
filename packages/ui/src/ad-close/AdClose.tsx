'use client';
import { close } from '../ad-slot/AdSlot.css';
import { passFocus } from '../foundation/passFocus';
import { CloseIcon } from '../icon/index';
import { useLocale } from '../locale/index';

/** Props of `AdClose`: an optional handler that closes its slot. */
export type AdCloseProps = {
  /** Closes the slot; if omitted, the slot is hidden. */
  onClose?: (slot: HTMLElement | null) => void;
};

const hide = (slot: HTMLElement | null) => {
  if (slot) slot.hidden = true;
};

/**
 * Close button of an ad slot, next to its label: the keyboard focus moves to what follows. Not shown without
 * JavaScript.
 */
export function AdClose({ onClose = hide }: AdCloseProps) {
  const locale = useLocale('ads');
  return (
    <button
      type="button"
      className={close}
      aria-label={locale.texts.ads.close}
      onClick={({ currentTarget }) => {
        const slot = currentTarget.closest<HTMLElement>('[data-part=ad-slot]');
        passFocus(slot ?? currentTarget);
        onClose(slot);
      }}
      data-part="close"
    >
      <CloseIcon size={20} />
    </button>
  );
}
