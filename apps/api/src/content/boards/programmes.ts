import type { BroadcastMedium, Card, Image, ProgrammeRating } from '@portal/model';
import { pathTo } from '@portal/model';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { contents, isListed, programmes, type ScheduleSlot } from '../stories';
import type { ProgrammeCards } from './broadcasts';

/** Programmes that are read per site: a broadcaster has hundreds at most. */
const MAX_PROGRAMMES = 1_000;

export type ProgrammeRow = {
  id: number;
  name: string;
  path: string;
  resume: string;
  image: Image | null;
  medium: BroadcastMedium;
  timetable: string | null;
  schedule: ScheduleSlot[];
  rating: ProgrammeRating | null;
};

/** A site's programmes, those with the newest episodes first. */
export async function programmeRows(db: Database, site: SiteRecord): Promise<ProgrammeRow[]> {
  const { rows } = await db.execute<Omit<ProgrammeRow, 'path'> & { slug: string }>(sql`
    select ${programmes.id} as id, ${programmes.slug} as slug, ${programmes.name} as name,
      ${programmes.resume} as resume, ${programmes.image} as image, ${programmes.medium} as medium,
      ${programmes.timetable} as timetable, ${programmes.schedule} as schedule,
      ${programmes.rating} as rating
    from ${programmes}
    left join lateral (
      select max(${contents.publishedAt}) as at from ${contents}
      where ${contents.programmeId} = ${programmes.id} and ${isListed}
    ) newest on true
    where ${programmes.site} = ${site.alias}
    order by newest.at desc nulls last, ${programmes.name} limit ${MAX_PROGRAMMES}`);
  return rows.map(({ slug, ...row }) => ({ ...row, path: pathTo('programme', { slug }) }));
}

/** A site's programmes, by name, as front pages show them. */
export async function programmeCards(db: Database, site: SiteRecord): Promise<ProgrammeCards> {
  const rows = await programmeRows(db, site);
  return rows
    .toSorted((a, b) => a.name.localeCompare(b.name, site.language))
    .map((row) => ({ ...row, card: cardOfProgramme(row) }));
}

const cardOfProgramme = ({ id, name, path, image, resume, timetable }: ProgrammeRow): Card => ({
  id: `programme-${id}`,
  title: name,
  url: path,
  ...(image ? { image } : {}),
  description: [{ html: resume }],
  articleNewsTypeEnum: 'programme',
  ...(timetable ? { mediaInfo: timetable } : {}),
});
