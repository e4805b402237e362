const ANY_ORIGIN = 'https://origin.invalid';

function parsed(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * The address to return to after login (spec §2), reduced to a path of the site's own origin; null for any
 * other address ('//evil.example', '/\\evil.example', 'javascript:', another port). `origin` is the site's
 * url; without it only paths are accepted.
 */
export function ownPath(backUrl: string, origin: string = ANY_ORIGIN): string | null {
  // Browsers drop these characters before parsing an address.
  if (/[\p{Cc}\s\\]/u.test(backUrl) || backUrl === '') return null;
  const target = parsed(backUrl, origin);
  if (target === null || target.origin !== parsed(origin)?.origin) return null;
  // 'https://site//evil.example' belongs to the site, but its path alone would not.
  const path = target.pathname + target.search + target.hash;
  return path.startsWith('//') ? null : path;
}
