import type { ToolCookie } from '@portal/model/analytics';

/**
 * Deletes third-party cookies on this host and all its parent domains: now, and as the page ends, since
 * their scripts may write until then.
 */
export function forgetCookies(cookies: readonly ToolCookie[]): void {
  const wanted = cookies.map(({ name }) => name);
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, place) => `; domain=${parts.slice(place).join('.')}`)];
  const forget = () => {
    for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')) {
      if (!wanted.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one)))
        continue;
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
      for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  };
  forget();
  addEventListener('pagehide', forget);
}
