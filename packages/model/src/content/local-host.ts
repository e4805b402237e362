/** Whether a host name is a loopback name, under which a site has no address of its own. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

/**
 * Host name for looking up a site, in lower case, without port: ports do not distinguish sites, except on
 * loopback names.
 */
export function siteHost(host: string): string {
  const name = host.toLowerCase();
  return isLocalHost(name) ? name : name.replace(/:\d+$/, '');
}
