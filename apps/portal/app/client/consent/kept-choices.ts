/** Choices that are stored in the browser: every island of the page is notified, and other tabs. */
const listeners = new Set<() => void>();

export function subscribeToChoices(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice still applies on this page.
  }
  for (const listener of listeners) listener();
}
