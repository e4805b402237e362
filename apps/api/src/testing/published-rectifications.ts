import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contents } from '../content/stories/tables';
import { tellRectified } from '../participation/rectifications/published';
import { rectifications } from '../participation/rectifications/tables';
import type { Database } from '../platform/database/client';

type Published = Partial<typeof rectifications.$inferInsert> & {
  /** Path of the story. */
  path: string;
  text: string;
  decidedAt: Date;
};

/**
 * Publishes a rectification of the story at a path, as the desk does.
 * @returns its id
 */
export function publishRectification(db: Database, { path, ...over }: Published): Promise<string> {
  return db.transaction(async (tx) => {
    const [content] = await tx
      .select({ id: contents.id, site: contents.site })
      .from(contents)
      .where(eq(contents.path, path));
    if (!content) throw new Error(`nothing is at ${path}`);
    const key = randomUUID();
    const [row] = await tx
      .insert(rectifications)
      .values({
        site: content.site,
        contentId: content.id,
        key,
        reference: key,
        kind: 'rectification',
        party: 'Aurèlia Pons',
        isOrganization: false,
        capacity: 'self',
        facts: 'La data no és la que es diu.',
        asked: over.text,
        state: 'published',
        receivedAt: over.decidedAt,
        askedUntil: over.decidedAt,
        dueAt: over.decidedAt,
        ...over,
      })
      .returning({ id: rectifications.id });
    await tellRectified(tx, content.id);
    return String(row?.id);
  });
}

/** Withdraws a rectification, as the desk does. */
export function withdrawRectification(db: Database, id: string, at: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(rectifications)
      .set({ withdrawnAt: at })
      .where(eq(rectifications.id, Number(id)))
      .returning({ contentId: rectifications.contentId });
    if (!row) throw new Error(`no rectification ${id}`);
    await tellRectified(tx, row.contentId);
  });
}
