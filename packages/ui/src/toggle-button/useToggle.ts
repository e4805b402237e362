'use client';
import { ALERT_AUTO_CLOSE_MS } from '@portal/model';
import { useEffect, useState } from 'react';

export type ToggleProps = {
  pressed?: boolean;
  defaultPressed?: boolean;
  /**
   * Resolves when the server has stored it; only then does `pressed` change, so that a failure changes
   * nothing (spec §4).
   */
  onPressedChange?: (pressed: boolean) => Promise<void>;
  /** An anonymous reader is asked to log in instead (spec §6). */
  loggedIn: boolean;
  /** URL to return to after the login, and after a form without JavaScript. */
  backUrl?: string;
};

/** URL that a press is posted to without JavaScript, and the id of the saved or followed item. */
export type ToggleTarget = { action: string; id: string };

/** Props of a toggle with a known state. */
export type HeldToggle = Omit<ToggleProps, 'defaultPressed'> & { pressed: boolean };

/** Pressed state: controlled by the parent or, if uncontrolled, as the server last confirmed. */
export function usePressed<Props extends ToggleProps>({
  pressed,
  defaultPressed = false,
  onPressedChange,
  ...rest
}: Props) {
  const [own, setOwn] = useState(defaultPressed);
  return {
    ...rest,
    pressed: pressed ?? own,
    onPressedChange: async (next: boolean) => {
      await onPressedChange?.(next);
      setOwn(next);
    },
  };
}

/**
 * Shared logic of like, save and follow: waits for the server, handles failures, asks to log in.
 * @param briefly clears the failure after a while, if its text covers something else
 */
export function useToggle({ pressed, onPressedChange, loggedIn }: HeldToggle, briefly = false) {
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  /** Undefined until it opens for the first time: a front renders no dialog for its cards. */
  const [asking, setAsking] = useState<boolean>();
  useEffect(() => {
    if (!briefly || status !== 'failed') return;
    const timer = setTimeout(() => setStatus('idle'), ALERT_AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [briefly, status]);
  const press = async () => {
    if (!loggedIn) {
      setAsking(true);
      return;
    }
    setStatus('waiting');
    try {
      await onPressedChange?.(!pressed);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { status, press, asking, setAsking };
}
