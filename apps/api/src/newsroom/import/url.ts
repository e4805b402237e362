/** Text of an address, or of a piece of one, without its escapes; as it is where a `%` escapes nothing. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
