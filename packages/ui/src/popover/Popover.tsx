'use client';
import { cx } from 'class-variance-authority';
import {
  cloneElement,
  isValidElement,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Button } from '../button/Button';
import { oneElement } from '../foundation/oneElement';
import type { NativeProps } from '../foundation/props';
import { useControlled } from '../foundation/useControlled';
import { useScrollable } from '../foundation/useScrollable';
import * as css from './Popover.css';

/** Alignments of a popover with its trigger. */
export const POPOVER_ALIGNS = ['start', 'center', 'end'] as const;
/** Alignment of a popover with its trigger: at its start, centre or end. */
export type PopoverAlign = (typeof POPOVER_ALIGNS)[number];

/** Props of `Popover`, those of its panel; the panel is named by `label`. */
export type PopoverProps = NativeProps<'div', 'role' | 'popover' | 'id' | 'onToggle'> & {
  /** Content of the button, or, with `asChild`, the button itself. */
  trigger: ReactNode;
  /** Makes `trigger` the button: one element that accepts `popoverTarget`. */
  asChild?: boolean;
  /** Accessible name of the panel. */
  label: string;
  align?: PopoverAlign;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/**
 * A panel next to its button, over the page: a native popover, which opens without JavaScript, closes on
 * Escape and on a press outside, and restores the focus. For a modal question use `Dialog`; for a list of
 * actions, `Menu`.
 */
export function Popover({
  trigger,
  asChild = false,
  label,
  align = 'start',
  open: openByUser,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ref,
  ...panel
}: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useControlled(openByUser, defaultOpen, onOpenChange);
  const box = useRef<HTMLDivElement>(null);
  const scroll = useScrollable();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  useEffect(() => scroll.ref(box.current), [scroll.ref]);
  useEffect(() => {
    if (isShown(box.current) === open) return;
    if (open) box.current?.showPopover();
    else box.current?.hidePopover();
  }, [open]);
  // Closes when the keyboard focus leaves, so that it does not cover what follows.
  useEffect(() => {
    const place = box.current?.parentElement;
    if (!place) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isLeft = relatedTarget instanceof Node && !place.contains(relatedTarget);
      if (isLeft && isShown(box.current)) box.current?.hidePopover();
    };
    place.addEventListener('focusout', onFocusOut);
    return () => place.removeEventListener('focusout', onFocusOut);
  }, []);

  const onToggle = ({ newState, target, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (target === currentTarget) setOpen(newState === 'open');
  };
  if (asChild) oneElement(trigger, 'Popover: with asChild, trigger');
  const opens = { popoverTarget: id, 'data-part': 'trigger' };
  return (
    <span className={css.place} data-part="popover-place">
      {asChild && isValidElement(trigger) ? (
        cloneElement(trigger, opens)
      ) : (
        <Button variant="secondary" popoverTarget={id}>
          {trigger}
        </Button>
      )}
      <div
        {...panel}
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        tabIndex={scroll.scrolls ? 0 : undefined}
        className={cx(css.panel, css.align[align], className)}
        onToggle={onToggle}
        data-part="popover"
      >
        {children}
      </div>
    </span>
  );
}

/** Whether the browser shows it; false in a document without popover support. */
function isShown(panel: HTMLElement | null): boolean {
  try {
    return panel?.matches(':popover-open') ?? false;
  } catch {
    return false;
  }
}
