/** Event on `window` when the reader has decided, or the publisher's platform reports their choice. */
const DECISION_EVENT = 'consent';

/** Notifies this page that the reader has decided. */
export const tellDecision = () => dispatchEvent(new Event(DECISION_EVENT));

/**
 * Listens to decisions.
 * @returns a function that stops it
 */
export const onDecision = (listener: () => void) => {
  addEventListener(DECISION_EVENT, listener);
  // The reader may have decided in another tab while this one was hidden.
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener(DECISION_EVENT, listener);
    document.removeEventListener('visibilitychange', listener);
  };
};
