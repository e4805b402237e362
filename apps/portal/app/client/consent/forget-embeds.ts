/** Forgets whose players were to be shown without a question. */
export function forgetEmbeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('embeds.')) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
