import { countCharacters } from '@portal/model';
import type { DeskRectification, DeskRectifications, RectificationView } from '@portal/model/newsroom';
import { and, asc, desc, eq, gt, lt, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import type { RectificationRow } from './emails';
import { charactersOf } from './stories';
import { rectifications } from './tables';
import { daysLate } from './terms';

/** Requests per page. */
const ON_PAGE = 30;

const position = v.object({ moment: momentSchema, id: idSchema });

const story = {
  id: contents.id,
  title: contents.title,
  path: contents.path,
  status: contents.status,
  publishedAt: contents.publishedAt,
  body: contents.body,
};
type Story = Pick<typeof contents.$inferSelect, keyof typeof story>;

function itemOf(row: RectificationRow, { body, ...of }: Story, site: SiteRecord): DeskRectification {
  const { id, reference, kind, party, isOrganization, capacity, requester, email } = row;
  const { facts, evidence, asked, text, state, ground, note, receivedAt } = row;
  return {
    id,
    reference,
    kind,
    party,
    isOrganization,
    capacity,
    requester,
    email,
    facts,
    evidence,
    asked,
    text,
    state,
    ground,
    note,
    characters: countCharacters(asked),
    story: { ...of, publishedAt: of.publishedAt.toISOString(), characters: charactersOf(body) },
    receivedAt: receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    daysLate: daysLate(kind, row, site),
  };
}

/**
 * A site's requests: waiting ones by deadline, or decided ones, newest first.
 * @throws BadCursor
 */
export async function deskRectifications(
  db: Database,
  cursors: Cursors,
  site: SiteRecord,
  { view, cursor }: { view: RectificationView; cursor?: string | undefined },
): Promise<DeskRectifications> {
  const list = ['desk rectifications', site.alias, view];
  const isWaiting = view === 'waiting';
  const moment = isWaiting ? rectifications.dueAt : rectifications.decidedAt;
  const [after, order] = isWaiting ? [gt, asc] : [lt, desc];
  const from = cursor === undefined ? null : cursors.read(position, list, cursor);
  const at = from && new Date(from.moment);
  const rows = await db
    .select({ row: rectifications, story })
    .from(rectifications)
    .innerJoin(contents, eq(contents.id, rectifications.contentId))
    .where(
      and(
        eq(rectifications.site, site.alias),
        (isWaiting ? eq : ne)(rectifications.state, 'waiting'),
        from && at
          ? or(after(moment, at), and(eq(moment, at), after(rectifications.id, from.id)))
          : undefined,
      ),
    )
    .orderBy(order(moment), order(rectifications.id))
    .limit(ON_PAGE + 1);
  const shown = rows.slice(0, ON_PAGE);
  const last = rows.length > ON_PAGE ? shown.at(-1)?.row : undefined;
  const reached = isWaiting ? last?.dueAt : last?.decidedAt;
  return {
    items: shown.map((found) => itemOf(found.row, found.story, site)),
    next: last && reached ? cursors.write(position, list, { moment: reached.getTime(), id: last.id }) : null,
  };
}
