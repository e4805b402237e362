import type { Api, SeededDoubles } from '@portal/api';
import type { Site } from '@portal/model';
import { SITES } from '@portal/tokens';

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

type Themed = Pick<Site, 'alias' | 'name' | 'theme'>;

/**
 * Warns, once each, of sites whose `theme` is no brand of this build: they are rendered without a brand.
 * Back ends do not know the brands, as they may run without a portal.
 */
export function createThemeCheck(warn: (line: string) => void): (site: Themed) => void {
  const told = new Set<string>();
  return ({ alias, name, theme }) => {
    const key = `${alias} ${theme}`;
    if (told.has(key) || SITES.some((brand) => brand === theme)) return;
    told.add(key);
    warn(
      `${name} is drawn without a brand: the theme “${theme}” of ${alias}.yaml is none of this build, there are ${SITES.join(', ')}`,
    );
  };
}

/**
 * The environment with the settings of service doubles. A service that has any setting of its own keeps them
 * all: no real secret is ever sent to a double.
 */
export function withDoubles(
  environment: NodeJS.ProcessEnv,
  { env }: Pick<SeededDoubles, 'env'>,
): NodeJS.ProcessEnv {
  const free = env.filter((double) => Object.keys(double).every((name) => !environment[name]));
  return Object.assign({ ...environment }, ...free);
}
