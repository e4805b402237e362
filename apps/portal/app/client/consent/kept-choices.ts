/** What readers choose for their browser, kept there: every island of the page hears of it, and other tabs do. */
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
    // A browser that keeps nothing still shows the choice on this page.
  }
  for (const listener of listeners) listener();
}
