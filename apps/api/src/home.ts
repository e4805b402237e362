import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package: migrations and sites lie in it, beside `dist`. */
const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const sitesFolder = path.join(home, 'sites');
