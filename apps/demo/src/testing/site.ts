import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SeededSite } from '@portal/api';
import * as v from 'valibot';
import { parse } from 'yaml';

const siteSchema = v.object({
  alias: v.string(),
  name: v.string(),
  timeZone: v.string(),
  language: v.string(),
  sections: v.array(v.object({ slug: v.string(), name: v.string() })),
});

/** A site as its file describes it, for which newsrooms are written. */
export const siteOf = async (alias: string): Promise<SeededSite> => {
  const file = path.join(import.meta.dirname, '../../../api/sites', `${alias}.yaml`);
  return v.parse(siteSchema, parse(await readFile(file, 'utf8')));
};
