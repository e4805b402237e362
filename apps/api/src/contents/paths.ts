/** An address as it is stored: decoded, lower-case kept, with both slashes. */
export function normalPath(path: string): string {
  const decoded = decodePath(path);
  const folded = decoded.replace(/\/{2,}/g, '/');
  const opened = folded.startsWith('/') ? folded : `/${folded}`;
  return opened.endsWith('/') ? opened : `${opened}/`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
