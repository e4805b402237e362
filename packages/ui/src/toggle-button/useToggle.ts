'use client';
import { ALERT_AUTO_CLOSE_MS } from '@portal/model';
import { useEffect, useState } from 'react';

export type ToggleProps = {
  pressed?: boolean;
  defaultPressed?: boolean;
  /** Resolves when the server has it; only then does `pressed` change, and nobody’s press is lost when it fails (spec §4). */
  onPressedChange?: (pressed: boolean) => Promise<void>;
  /** An anonymous reader is asked to log in instead (spec §6). */
  loggedIn: boolean;
  /** Page to come back to after logging in, and after what is done without script. */
  backUrl?: string;
};

/** Where a press is posted without script, and the id of what is kept or followed. */
export type ToggleTarget = { action: string; id: string };

/** A toggle whose state is known. */
export type HeldToggle = Omit<ToggleProps, 'defaultPressed'> & { pressed: boolean };

/** Whether it is pressed: as whoever uses it says, or, where nobody does, as the server confirmed last. */
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
 * What likes, keeps and follows alike: waits for the server, knows a failure, asks to log in.
 *
 * @param briefly the failure disappears after a while, where its text covers something else
 */
export function useToggle({ pressed, onPressedChange, loggedIn }: HeldToggle, briefly = false) {
  const [status, setStatus] = useState<'idle' | 'waiting' | 'failed'>('idle');
  /** Nothing until it is asked for the first time: a front has a dialog for none of its cards. */
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
