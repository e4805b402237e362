import {
  ADDRESSES_IN_ANSWER,
  type Address,
  type Addresses,
  factsOf,
  livePath,
  pathTo,
  ROUTES,
  SITEMAP_ROUTES,
} from '@portal/model';
import { sql } from 'drizzle-orm';
import { authors, contents, isListed, programmes, tags } from '../../content/stories';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';
import { idsOf } from './files';

/** A site's fixed listings, including those of a broadcaster. */
async function sitePaths(db: Database, site: SiteRecord): Promise<string[]> {
  const { rows } = await db.execute<{ scheduled: boolean }>(sql`
    select bool_or(jsonb_array_length(${programmes.schedule}) > 0) as scheduled from ${programmes}
    where ${programmes.site} = ${site.alias} having count(*) > 0`);
  const [broadcasts] = rows;
  return [
    ...SITEMAP_ROUTES.filter((route) => factsOf(route).needs !== 'weather' || site.weather).map(
      (route) => ROUTES[route],
    ),
    ...(broadcasts ? [ROUTES.programmes, ROUTES.onDemand] : []),
    ...(broadcasts?.scheduled ? [ROUTES.guide] : []),
    ...site.streams.map(({ id }) => livePath(id)),
  ];
}

type ListingRow = { rank: number; id: number; slug: string };

const LISTING_ROUTES = ['section', 'programme', 'author', 'tag'] as const;

/** URLs of listings that have articles. `after` is where the last response ended: `rank.id`. */
export async function listingAddresses(
  db: Database,
  site: SiteRecord,
  { file, after }: { file: number; after: { rank: number; id: number } },
): Promise<Addresses> {
  const [from, to] = idsOf(file);
  const ofSite = site.alias;
  const { rows } = await db.execute<ListingRow>(sql`
    select rank, id, slug from (
      select 0 as rank, ${sections.id} as id, ${sections.slug} as slug from ${sections}
        where ${sections.site} = ${ofSite} and exists (select from content_sections ref
          join ${contents} on ${contents.id} = ref.content_id where ref.section_id = ${sections.id} and ${isListed})
      union all select 1, ${programmes.id}, ${programmes.slug} from ${programmes} where ${programmes.site} = ${ofSite}
      union all select 2, ${authors.id}, ${authors.slug} from ${authors} where ${authors.site} = ${ofSite}
        and exists (select from content_authors ref join ${contents} on ${contents.id} = ref.content_id
          where ref.author_id = ${authors.id} and ${isListed})
      union all select 3, ${tags.id}, ${tags.slug} from ${tags} where ${tags.site} = ${ofSite}
        and exists (select from content_tags ref join ${contents} on ${contents.id} = ref.content_id
          where ref.tag_id = ${tags.id} and ${isListed})
    ) listing
    where id > ${from} and id <= ${to} and (rank, id) > (${after.rank}, ${after.id})
    order by rank, id limit ${ADDRESSES_IN_ANSWER}`);
  const last = rows.at(-1);
  const isFirst = file === 1 && after.rank < 0;
  const paths = new Set(isFirst ? await sitePaths(db, site) : []);
  for (const { rank, slug } of rows) {
    const route = LISTING_ROUTES[rank];
    const path = route && pathTo(route, { slug });
    if (path) paths.add(path);
  }
  return {
    addresses: [...paths].map((path): Address => ({ path })),
    next: rows.length === ADDRESSES_IN_ANSWER && last ? `${last.rank}.${last.id}` : null,
  };
}
