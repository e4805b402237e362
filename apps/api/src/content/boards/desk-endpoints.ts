import type { Module } from '@portal/model';
import {
  type DeskFront,
  editionStartSchema,
  FRONT_DESK_ENDPOINTS,
  frontPinSchema,
  pinMoveSchema,
  unpinSchema,
} from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../platform/database';
import { serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import { boards, type SiteRecord, sections, selectionOf } from '../../sites';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { assembleBoards } from './assemble';
import { currentEdition, editionPlan, endEdition, preparedEditions, startEdition } from './editions';
import { movePin, pin, pinsOf, unpin } from './pins';

/** The desk's endpoints for the front page and its pins. */
export function frontDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  serve(app, guards, FRONT_DESK_ENDPOINTS, {
    front: async ({ context }) => deskFront(deps, context.site, deps.now()),
    pin: async ({ context, actor, body }) => pin(deps, actor, context, await body(frontPinSchema)),
    movePin: async ({ context, actor, body }) => movePin(deps, actor, context, await body(pinMoveSchema)),
    unpin: async ({ context, actor, body }) =>
      unpin(deps, actor, context, (await body(unpinSchema)).contentId),
    startEdition: async ({ context, actor, body }) =>
      startEdition(deps, actor, context, await body(editionStartSchema)),
    endEdition: async ({ context, actor }) => endEdition(deps, actor, context),
  });
}

/** Articles that a module shows. */
const shownIn = (module: Module) =>
  'card' in module ? [module.card] : 'cards' in module ? module.cards : bannerOf(module);
const bannerOf = (module: Module) =>
  module.type === 'banner' ? [{ id: module.contentId, title: module.title, url: module.href }] : [];

/** The modules of a site's front page that take articles, with their current contents. */
async function deskFront(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  now: Date,
): Promise<DeskFront> {
  const [[found], pins, edition, named] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    pinsOf(db, site, now),
    currentEdition(db, site, now),
    db
      .select({ slug: sections.slug, name: sections.name })
      .from(sections)
      .where(eq(sections.site, site.alias)),
  ]);
  const nameOf = (slug: string | undefined) => named.find((section) => section.slug === slug)?.name;
  const plan = found?.plan ?? [];
  const pinned = new Set([...pins.values()].flat());
  const sources = { site, now, programmes: [], upcoming: [], forecast: null, cursors };
  const { boards: rows } = await assembleBoards(db, plan, sources, editionPlan(edition?.kind, site));
  const shown = new Map(rows.flatMap(({ columns }) => columns.flat()).map((module) => [module.id, module]));
  const places = plan.flatMap(({ columns, title }) => columns.flat().map((module) => ({ module, title })));
  return {
    editions: preparedEditions(site),
    edition: edition && { kind: edition.kind, endsAt: edition.endsAt.toISOString() },
    modules: places.flatMap(({ module, title }, place) => {
      const selection = selectionOf(module);
      if (!selection) return [];
      const drawn = shown.get(`module-${place + 1}`);
      return {
        place,
        type: module.type,
        title: ('title' in module ? module.title : undefined) ?? title ?? nameOf(selection.section) ?? null,
        count: selection.count,
        items: (drawn ? shownIn(drawn) : []).map(({ id, title: headline, url }) => ({
          id: Number(id),
          title: headline,
          path: url,
          isPinned: pinned.has(Number(id)),
        })),
      };
    }),
  };
}
