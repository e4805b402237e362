'use client';
import { cx } from 'class-variance-authority';
import { cloneElement, type PointerEvent, type ReactElement, useEffect, useId } from 'react';
import { textClass } from '../foundation/type.css';
import { useControlled } from '../foundation/useControlled';
import * as css from './Tooltip.css';

/** Props of `Tooltip`: a short text on a button or link, shown on hover and focus. */
export type TooltipProps = {
  text: string;
  /** Element that it describes: a button or a link. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Controlled visibility. */
  open?: boolean;
  /** Visible initially, whatever the pointer does. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A short text on a button or a link, for pointer and keyboard (WCAG 1.4.13): it stays while either is there,
 * and Escape hides it. Touch does not show it: essential information belongs on the page.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the button inside, which is the interactive element
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
