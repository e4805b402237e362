import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package: migrations, sites and the demo newsroom lie in it, beside `dist`. */
const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const sitesFolder = path.join(home, 'sites');
export const demoFolder = path.join(home, 'demo');
export const demoMediaFolder = path.join(demoFolder, 'media');
