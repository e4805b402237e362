'use client';
import { close } from '../ad-slot/AdSlot.css';
import { passFocus } from '../foundation/passFocus';
import { CloseIcon } from '../icon/index';
import { useLocale } from '../locale/index';

/** Props of `AdClose`: what closes the slot that the button is in. */
export type AdCloseProps = {
  /** Closes the slot that it is in; without it the slot is hidden as it is. */
  onClose?: (slot: HTMLElement | null) => void;
};

const hide = (slot: HTMLElement | null) => {
  if (slot) slot.hidden = true;
};

/** The close button of an ad slot, beside its label: the keyboard goes on to what follows. Without script there is none. */
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
