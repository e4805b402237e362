import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, which contains newsrooms and media next to `dist`. */
const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const newsroomsFolder = path.join(home, 'newsrooms');
export const mediaFolder = path.join(home, 'media');
export const providerScript = path.join(home, 'dist/browser/provider.global.js');
