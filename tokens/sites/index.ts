import type { Site } from '../axes';
import { far } from './far/index';
import { ones } from './ones/index';
import { ribera } from './ribera/index';
import type { SiteSource } from './site';
import { wireframe } from './wireframe/index';

/** Every site of `portal.resolver.json`; a missing or surplus one does not compile. */
export const sites: Readonly<Record<Site, SiteSource>> = { far, ribera, ones, wireframe };

/** Aliases of the sites with tokens, values of `data-site`; `wireframe` is the neutral one for layouts. */
export const SITES = ['far', 'ribera', 'ones', 'wireframe'] as const satisfies readonly Site[];
