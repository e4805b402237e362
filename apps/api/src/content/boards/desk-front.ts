import type { Module } from '@portal/model';
import type { DeskFront } from '@portal/model/newsroom';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { OpenCursors } from '../../platform/secrets';
import type { SiteRecord } from '../../sites';
import { boards, sections } from '../../sites';
import { assembleBoards } from './assemble';
import { pinsOf } from './pins';
import { selectionOf } from './selection';

/** Contents that a module shows. */
const shownIn = (module: Module) =>
  'card' in module ? [module.card] : 'cards' in module ? module.cards : bannerOf(module);
const bannerOf = (module: Module) =>
  module.type === 'banner' ? [{ id: module.contentId, title: module.title, url: module.href }] : [];

/** The modules of a site's front page that take contents, with their current contents. */
export async function deskFront(
  { db, cursors }: { db: Database; cursors: OpenCursors },
  site: SiteRecord,
  now: Date,
): Promise<DeskFront> {
  const [[found], pins, named] = await Promise.all([
    db.select({ plan: boards.plan }).from(boards).where(eq(boards.site, site.alias)),
    pinsOf(db, site, now),
    db
      .select({ slug: sections.slug, name: sections.name })
      .from(sections)
      .where(eq(sections.site, site.alias)),
  ]);
  const nameOf = (slug: string | undefined) => named.find((section) => section.slug === slug)?.name;
  const plan = found?.plan ?? [];
  const pinned = new Set([...pins.values()].flat());
  const rows = await assembleBoards(db, plan, { site, now, programmes: [], upcoming: [], cursors });
  const shown = new Map(rows.flatMap(({ columns }) => columns.flat()).map((module) => [module.id, module]));
  const places = plan.flatMap(({ columns, title }) => columns.flat().map((module) => ({ module, title })));
  return {
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
