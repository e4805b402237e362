/** An address as it is stored: decoded, in the case that it is written in, with a slash at both ends. */
export function normalPath(path: string): string {
  const decoded = decodePath(path);
  const folded = decoded.replace(/\/{2,}/g, '/');
  const withLeadingSlash = folded.startsWith('/') ? folded : `/${folded}`;
  return withLeadingSlash.endsWith('/') ? withLeadingSlash : `${withLeadingSlash}/`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
