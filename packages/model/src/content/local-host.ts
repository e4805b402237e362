/** Names by which a machine calls itself: there a site has no address of its own. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

/** Host name by which a site is looked up, in lower case: a port says nothing of whose it is, but for names by which a machine calls itself. */
export function siteHost(host: string): string {
  const name = host.toLowerCase();
  return isLocalHost(name) ? name : name.replace(/:\d+$/, '');
}
