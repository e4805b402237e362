import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package: migrations, functions of the database and sites lie in it, beside `dist`. */
const home = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

export const sitesFolder = path.join(home, 'sites');
export const migrationsFolder = path.join(home, 'drizzle');
export const functionsFolder = path.join(home, 'functions');
