import type { Api } from '@portal/api';

type Started = Pick<Api, 'listsEmails'> & {
  frontDoor?: unknown;
  sites: readonly Pick<Api['sites'][number], 'alias' | 'name' | 'hosts' | 'url'>[];
};

/**
 * Lines that say where a started portal is: each site's address on this machine, or its own if it has no
 * local name.
 * @param api null for a remote back end, which has the sites
 */
export function startMessage(api: Started | null, port: number): string[] {
  const rows = (api?.sites ?? []).map(({ alias, name, hosts, url }) => {
    const local = `${alias}.localhost`;
    return [hosts.includes(local) ? `http://${local}:${port}` : url, name] as const;
  });
  const own = `http://localhost:${port}`;
  if (api?.frontDoor) rows.unshift([own, 'the front door: begin here']);
  else if (api) rows.push([own, 'the default site']);
  if (api?.listsEmails) rows.push([`http://localhost:${port}/dev/mail`, 'emails that would have been sent']);
  const width = Math.max(0, ...rows.map(([address]) => address.length));
  return [
    api ? 'Portal is ready:' : `Portal is ready on port ${port}`,
    ...rows.map(([address, what]) => `  ${address.padEnd(width)}  ${what}`),
    'Press Ctrl-C to stop.',
  ];
}
