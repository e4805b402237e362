import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
/** Folder of this package. The build puts every module directly in `dist`, which is next to `src`. */
const packageFolder = path.basename(here) === 'dist' ? path.dirname(here) : path.resolve(here, '../../..');

export const sitesFolder = path.join(packageFolder, 'sites');
export const migrationsFolder = path.join(packageFolder, 'drizzle');
export const functionsFolder = path.join(packageFolder, 'functions');

/**
 * File of a program that runs in its own thread or process: it must be built, even if a test runs the
 * sources.
 */
export const builtProgram = (name: string): string => path.join(packageFolder, 'dist', `${name}.js`);
