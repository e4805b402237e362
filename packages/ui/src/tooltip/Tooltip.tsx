'use client';
import { cx } from 'class-variance-authority';
import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId } from 'react';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import * as css from './Tooltip.css';

/** Props of `Tooltip`: a short text on a button or link, shown on hover and focus. */
export type TooltipProps = {
  text: string;
  /** Element that it explains: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Shown or not, where its user decides. */
  open?: boolean;
  /** Shown at first, whatever the pointer does. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A few words on a button or a link, for pointer and keyboard (WCAG 1.4.13): they stay while either is there, Escape
 * takes them away. A touch shows nothing: whatever must be known belongs on the page.
 */
export function Tooltip({ text, children, open, defaultOpen = false, onOpenChange }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useControlled(open, defaultOpen, onOpenChange);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown, setShown]);

  const onPointer = (to: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setShown(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the button inside, which is the interactive one
    <span
      className={css.place}
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setShown(true)}
      onBlur={() => setShown(false)}
      data-part="tooltip-place"
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span id={id} role="tooltip" className={css.tip} hidden={!shown} data-part="tooltip">
        <span className={cx(css.words, textClass.small)}>{text}</span>
      </span>
    </span>
  );
}
