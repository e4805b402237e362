const ANY_ORIGIN = 'https://origin.invalid';

function parsed(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * The address to go back to after login (spec §2), reduced to a path of the site's own origin; null for anything
 * that leads elsewhere ('//evil.example', '/\\evil.example', 'javascript:', another port). `origin` is the site's
 * url; without it only paths are accepted.
 */
export function ownPath(backUrl: string, origin: string = ANY_ORIGIN): string | null {
  // Browsers drop these characters before reading an address.
  if (/[\p{Cc}\s\\]/u.test(backUrl) || backUrl === '') return null;
  const target = parsed(backUrl, origin);
  if (target === null || target.origin !== parsed(origin)?.origin) return null;
  // 'https://site//evil.example' is the site's own, but its path alone would not be.
  const path = target.pathname + target.search + target.hash;
  return path.startsWith('//') ? null : path;
}
