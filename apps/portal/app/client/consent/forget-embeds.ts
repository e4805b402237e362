/** Forgets the embeds that were to be shown without a question. */
export function forgetEmbeds(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('embeds.')) localStorage.removeItem(key);
  } catch {
    // Storage is not available: nothing to forget.
  }
}
