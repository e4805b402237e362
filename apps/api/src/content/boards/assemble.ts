import { createHash } from 'node:crypto';
import {
  type Board,
  bindSpaces,
  type Card,
  type Chart,
  type HotTopic,
  loadMorePath,
  type Module,
  ROUTES,
  type WeatherForecast,
  wallTime,
  warningsAt,
} from '@portal/model';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { Cursors, OpenCursors } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import type { BoardPlan, ModulePlan, Selection, SiteRecord } from '../../sites';
import { sections, selectionOf } from '../../sites';
import {
  type CardRow,
  cardOf,
  cardPositionSchema,
  cardRowsBy,
  contents,
  isListed,
  latestList,
  selectedRows,
} from '../stories';
import { mostReadCards } from '../views';
import { onAirOf, type ProgrammeCards } from './broadcasts';
import { publishedTopics } from './hot-topics';
import { pinsOf } from './pins';

/** Older articles are not news of the last hour. */
const LAST_HOUR_MS = DAY_MS;

/** Recording of a whole show, to play while nothing is on air. */
const REPLAY: Selection = { count: 1, types: ['videoondemand', 'audioondemand'], withImage: true };

/** Selects a recording for a stage without a show; with one, it takes none away from other modules. */
function replayFor(
  plan: Extract<ModulePlan, { type: 'on-air' }>,
  { programmes, site, now }: BoardSources,
): Selection | null {
  const stage = onAirOf(programmes, plan, '', site.timeZone, now);
  return stage && !stage.now ? REPLAY : null;
}

/** A module's selection, with the desk's pins before those of the plan. */
type Choice = Selection & {
  place: number;
  pinnedIds: readonly number[];
  /** Milliseconds since 1970 before which nothing is selected. */
  since: number;
  /** Whether it lists the newest contents, whatever other modules have: it takes none away from them. */
  repeats: boolean;
};

/** Contents of the modules of a front page, loaded in a handful of queries whatever their number. */
export type BoardSources = {
  site: SiteRecord;
  now: Date;
  programmes: ProgrammeCards;
  /** Upcoming broadcasts, for a front page that shows them. */
  upcoming: Card[];
  /** Forecast of the site's place with warnings, for a front page that shows them; null without. */
  forecast: WeatherForecast | null;
  cursors: OpenCursors;
};

/** A front page: its rows, and those of a special edition over them. */
export type AssembledBoards = { boards: Board[]; edition: Board[] };

/**
 * Fills a front page's plan: each module takes the newest articles that fit it and that no module before it
 * has taken, so no story appears twice. Pinned articles are reserved for the module that pins them: those of
 * the desk first, then the plan's own. Only the newest of the last hour and the most read repeat stories.
 */
export async function assembleBoards(
  db: Database,
  plans: BoardPlan[],
  sources: BoardSources,
  editionPlans: BoardPlan[] = [],
): Promise<AssembledBoards> {
  const modulePlans = plans.flatMap((board) => board.columns.flat());
  const editionModules = editionPlans.flatMap((board) => board.columns.flat());
  const everything = [...modulePlans, ...editionModules];
  const pins = await pinsOf(db, sources.site, sources.now);
  const inOrder = everything.flatMap((plan, place): Choice[] => {
    const selection = plan.type === 'on-air' ? replayFor(plan, sources) : selectionOf(plan);
    const repeats = plan.type === 'last-hour';
    const since = repeats ? sources.now.getTime() - LAST_HOUR_MS : Number.NEGATIVE_INFINITY;
    return selection ? [{ ...selection, place, pinnedIds: pins.get(place) ?? [], since, repeats }] : [];
  });
  // A special edition chooses first, but its places follow those of the plan, which pins name.
  const isOfEdition = ({ place }: Choice) => place >= modulePlans.length;
  const choices = [...inOrder.filter(isOfEdition), ...inOrder.filter((choice) => !isOfEdition(choice))];
  const [candidates, pinned, mostRead, charts, hotTopics, cursors] = await Promise.all([
    findCandidates(db, sources.site.alias, choices),
    findPinned(db, sources.site.alias, choices),
    findMostRead(db, sources, everything),
    findCharts(db, sources.site.alias, everything),
    everything.some(({ type }) => type === 'hot-topics') ? publishedTopics(db, sources.site) : [],
    sources.cursors(),
  ]);
  const chosen = allot(choices, candidates, pinned);
  const found = { ...sources, mostRead, charts, hotTopics, cursors };
  let place = 0;
  const filled = (rows: BoardPlan[], prefix: string) =>
    rows.map((board, row) => ({
      id: `${prefix}-${row + 1}`,
      layout: board.layout,
      ...(board.title ? { title: board.title } : {}),
      ...(board.href ? { href: board.href } : {}),
      ...(board.band ? { band: true } : {}),
      ...(board.rail ? { rail: true } : {}),
      columns: board.columns.map((column) =>
        column.flatMap((plan) => {
          const here = place;
          place += 1;
          const module = fillModule(plan, `module-${here + 1}`, chosen.get(here) ?? NOTHING, found);
          return module ? (plan.type === 'ad' ? module : digested(module)) : [];
        }),
      ),
    }));
  return {
    boards: filled(plans, 'board'),
    // An edition leaves out the rows that nothing fills, and the columns of cards that are missing.
    edition: filled(editionPlans, 'edition')
      .filter(({ columns }) => columns.some((column) => column.length))
      .map((row) => ({ ...row, columns: row.columns.map((column) => column.map(asWideAsFilled)) })),
  };
}

/** A module of cards with as many columns as it has cards, at most. */
const asWideAsFilled = (module: Module): Module =>
  module.type === 'cards' && module.across && module.cards.length < module.across
    ? digested({ ...module, across: module.cards.length })
    : module;

/** Adds a digest of its contents, by which a portal recognises an unchanged module. */
function digested(module: Module): Module {
  const digest = createHash('sha256').update(JSON.stringify(module)).digest('base64url');
  return { ...module, digest };
}

async function findCandidates(
  db: Database,
  site: string,
  choices: Choice[],
): Promise<Map<number, CardRow[]>> {
  const taking = choices.reduce((sum, choice) => sum + choice.count, 0);
  // Loads extra articles, since modules above may take some, so that a module is full even if all its newest
  // are taken.
  const asked = choices.map(({ place, count, section, types, tag, withImage }) => ({
    place,
    count: Math.min(count + taking, 120),
    section: section ?? null,
    types: types ?? null,
    tag: tag ?? null,
    pictured: withImage ?? false,
  }));
  const rows = await selectedRows(
    db,
    sql`select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked(place int, count int, section text, types jsonb, tag text, pictured boolean)`,
    sql`${contents.site} = ${site} and ${isListed}
        and (asked.section is null or exists (
          select 1 from content_sections join ${sections} on ${sections.id} = content_sections.section_id
          where content_sections.content_id = ${contents.id} and ${sections.slug} = asked.section and ${sections.site} = ${site}))
        and (asked.types is null or asked.types @> to_jsonb(${contents.type}))
        and (asked.tag is null or exists (
          select 1 from content_tags join tags on tags.id = content_tags.tag_id
          where content_tags.content_id = ${contents.id} and tags.slug = asked.tag and tags.site = ${site}))
        and (not asked.pictured or ${contents.lead} is not null)`,
  );
  return groupByPlace(rows);
}

function groupByPlace(rows: (CardRow & { place: number })[]): Map<number, CardRow[]> {
  const groups = new Map<number, CardRow[]>();
  for (const row of rows) {
    const group = groups.get(row.place);
    if (group) group.push(row);
    else groups.set(row.place, [row]);
  }
  return groups;
}

/** Pinned articles by path and by id. */
async function findPinned(db: Database, site: string, choices: Choice[]): Promise<Pinned> {
  const paths = [...new Set(choices.flatMap(({ pinned }) => pinned ?? []))];
  const ids = [...new Set(choices.flatMap(({ pinnedIds }) => pinnedIds))];
  if (!paths.length && !ids.length) return new Map();
  const named = or(
    paths.length ? inArray(contents.path, paths) : undefined,
    ids.length ? inArray(contents.id, ids) : undefined,
  );
  const where = and(eq(contents.site, site), named, isListed) ?? sql`false`;
  const rows = await cardRowsBy(db, where, sql`${contents.id}`, paths.length + ids.length);
  return new Map(
    rows.flatMap((row): [string | number, CardRow][] => [
      [row.path, row],
      [Number(row.id), row],
    ]),
  );
}

async function findMostRead(
  db: Database,
  { site, now }: BoardSources,
  plans: ModulePlan[],
): Promise<Map<number, Card[]>> {
  const spans = [
    ...new Set(plans.flatMap((plan) => (plan.type === 'most-read' ? plan.tabs.map(({ days }) => days) : []))),
  ];
  const found = await Promise.all(spans.map((days) => mostReadCards(db, site.alias, days, now)));
  return new Map(spans.map((days, at) => [days, found[at] ?? []]));
}

/** The newest chart for each of the modules that show one, by what they select. */
async function findCharts(db: Database, site: string, plans: ModulePlan[]): Promise<Map<string, FoundChart>> {
  const asked = new Map(
    plans.flatMap((plan) =>
      plan.type === 'chart' ? [[JSON.stringify(plan.select), plan.select] as const] : [],
    ),
  );
  const found = await Promise.all(
    [...asked].map(async ([key, { section, tag }]): Promise<[string, FoundChart][]> => {
      const chart = sql<Chart>`jsonb_path_query_first(${contents.body}, '$[*] ? (@.type == "chart").chart')`;
      const [row] = await db
        .select({ id: contents.id, title: contents.title, path: contents.path, chart })
        .from(contents)
        .where(
          and(
            eq(contents.site, site),
            isListed,
            // Parts of a text that a reader may have to pay for are on no front.
            isNull(contents.condition),
            isNull(contents.closesTo),
            sql`${contents.body} @> '[{"type":"chart"}]'`,
            tag
              ? sql`exists (select 1 from content_tags join tags on tags.id = content_tags.tag_id
                  where content_tags.content_id = ${contents.id} and tags.slug = ${tag} and tags.site = ${site})`
              : undefined,
            section
              ? sql`exists (select 1 from content_sections join ${sections} on ${sections.id} = content_sections.section_id
                  where content_sections.content_id = ${contents.id} and ${sections.slug} = ${section} and ${sections.site} = ${site})`
              : undefined,
          ),
        )
        .orderBy(desc(contents.publishedAt), desc(contents.id))
        .limit(1);
      return row ? [[key, row]] : [];
    }),
  );
  return new Map(found.flat());
}

type FoundChart = { id: number; title: string; path: string; chart: Chart };

type Pinned = ReadonlyMap<string | number, CardRow>;

/** Contents of a module, and whether there are more that fit. */
type Allotment = { cards: Card[]; hasMore: boolean };
const NOTHING: Allotment = { cards: [], hasMore: false };

function allot(
  choices: Choice[],
  candidates: Map<number, CardRow[]>,
  pinned: Pinned,
): Map<number, Allotment> {
  const taken = new Set([...pinned.values()].map(({ id }) => id));
  // An article that the desk has pinned appears only there.
  const byDesk = new Set(choices.flatMap(({ pinnedIds }) => pinnedIds.map((id) => pinned.get(id))));
  return new Map(
    choices.map((choice) => {
      const planned = (choice.pinned ?? []).flatMap((path) => pinned.get(path) ?? []);
      const first = [
        ...choice.pinnedIds.flatMap((id) => pinned.get(id) ?? []),
        ...planned.filter((row) => !byDesk.has(row)),
      ];
      const not = choice.repeats ? new Set(first.map(({ id }) => id)) : taken;
      const free = (candidates.get(choice.place) ?? []).filter(
        ({ id, published_at }) => !not.has(id) && new Date(published_at).getTime() >= choice.since,
      );
      const rest = free.slice(0, Math.max(0, choice.count - first.length));
      if (!choice.repeats) for (const { id } of rest) taken.add(id);
      const cards = [...first, ...rest].slice(0, choice.count).map(cardOf);
      return [choice.place, { cards, hasMore: free.length > rest.length }];
    }),
  );
}

/** Data loaded once for all modules of a front page. */
type FoundSources = Omit<BoardSources, 'cursors'> & {
  mostRead: Map<number, Card[]>;
  charts: Map<string, FoundChart>;
  hotTopics: HotTopic[];
  cursors: Cursors;
};

/** Fills a module; null if there is nothing to show, so that a front page has no empty frame. */
function fillModule(
  plan: ModulePlan,
  id: string,
  { cards, hasMore }: Allotment,
  { site, now, programmes, upcoming, forecast, mostRead, charts, hotTopics, cursors }: FoundSources,
): Module | null {
  const first = cards[0];
  switch (plan.type) {
    case 'card': {
      const { select: _, ...settings } = plan;
      return first ? { ...settings, id, card: first } : null;
    }
    case 'banner':
      return first?.image
        ? {
            type: 'banner',
            id,
            contentId: first.id,
            title: first.title,
            href: first.url,
            image: first.image,
            ...(plan.layout ? { layout: plan.layout } : {}),
            overlay: plan.overlay,
            ...(plan.text ? { text: plan.text } : {}),
          }
        : null;
    case 'load-more': {
      // Everything newer than its last card is on the front page already: the full list continues from there.
      const last = cards.at(-1);
      if (!last?.publishedDate) return null;
      const place = { moment: Date.parse(last.publishedDate.date), id: Number(last.id) };
      const cursor = cursors.write(cardPositionSchema, latestList(site), place);
      return { type: 'load-more', id, cards, nextPage: hasMore ? loadMorePath(ROUTES.latest, cursor) : null };
    }
    case 'most-read': {
      const tabs = plan.tabs
        .map(({ title, days }) => ({ title, cards: mostRead.get(days) ?? [] }))
        .filter((tab) => tab.cards.length);
      return tabs.length
        ? { type: 'most-read', id, tabs, ...(plan.title ? { title: plan.title } : {}) }
        : null;
    }
    case 'events':
      return upcoming.length
        ? { type: 'events', id, cards: upcoming, ...(plan.title ? { title: plan.title } : {}) }
        : null;
    case 'hot-topics':
      return hotTopics.length
        ? { type: 'hot-topics', id, topics: hotTopics, ...(plan.title ? { title: plan.title } : {}) }
        : null;
    case 'chart': {
      const found = charts.get(JSON.stringify(plan.select));
      return found
        ? {
            type: 'chart',
            id,
            chart: found.chart,
            contentId: String(found.id),
            contentTitle: bindSpaces(found.title),
            href: found.path,
          }
        : null;
    }
    case 'warnings': {
      const warnings = forecast ? warningsAt(forecast, wallTime(now, site.timeZone)) : [];
      return warnings.length ? { type: 'warnings', id, warnings } : null;
    }
    case 'ad':
      // A card with a position is an ad slot (spec §3): its page fills it, and its content is never stored.
      return { type: 'card', id, shape: 'standard', card: { id, title: '', url: '/', position: id } };
    case 'on-air': {
      const stage = onAirOf(programmes, plan, id, site.timeZone, now);
      return stage && !stage.now && first ? { ...stage, replay: first } : stage;
    }
    case 'programmes': {
      const { type: _, medium, ...settings } = plan;
      const shown = programmes
        .filter((programme) => !medium || programme.medium === medium)
        .map(({ card }) => card);
      return shown.length ? { ...settings, type: 'carousel', id, shape: 'tile', cards: shown } : null;
    }
    default: {
      const { select: _, ...settings } = plan;
      return cards.length ? { ...settings, id, cards } : null;
    }
  }
}
