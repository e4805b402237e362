import type { Card } from '@portal/model';
import { asc, eq } from 'drizzle-orm';
import type { ProgrammeCards } from '../boards/broadcasts';
import { programmePath } from '../contents/paths';
import type { Database } from '../database/client';
import { programmes } from '../database/schema';
import type { SiteRecord } from '../sites/record';

/** The programmes of a site, by name. */
export async function programmeCards(db: Database, site: SiteRecord): Promise<ProgrammeCards> {
  const rows = await db
    .select()
    .from(programmes)
    .where(eq(programmes.site, site.alias))
    .orderBy(asc(programmes.name));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    path: programmePath(row.slug),
    resume: row.resume,
    image: row.image,
    medium: row.medium,
    schedule: row.schedule,
    card: cardOfProgramme(row),
  }));
}

const cardOfProgramme = (row: typeof programmes.$inferSelect): Card => ({
  id: `programme-${row.id}`,
  title: row.name,
  url: programmePath(row.slug),
  ...(row.image ? { image: row.image } : {}),
  description: [{ html: row.resume }],
  articleNewsTypeEnum: 'programme',
  ...(row.timetable ? { mediaInfo: row.timetable } : {}),
});
