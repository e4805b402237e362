import { Fragment, isValidElement } from 'react';

/**
 * A trigger element from the parent, which must accept handlers and a ref.
 * @param prop its name, for the error message: `Dialog: trigger`
 * @throws Error if it is a text, a list or a fragment
 */
export function oneElement<Trigger>(trigger: Trigger, prop: string): Trigger {
  const isOne =
    typeof trigger === 'object' &&
    trigger !== null &&
    !Array.isArray(trigger) &&
    !(isValidElement(trigger) && trigger.type === Fragment);
  if (!isOne) throw new Error(`${prop} must be one element, as <Button>…</Button>.`);
  return trigger;
}
