/** Decodes an address or a part of it; unchanged if a `%` is not a valid escape. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
