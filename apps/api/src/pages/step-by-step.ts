import { type StepByStepPage, stepByStepPath } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import { ANYBODY, readableExtra } from '../access/access';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';

type Request = { db: Database; site: SiteRecord; params: Readonly<Record<string, string>> };

/** A recipe or a DIY task to be followed; null for one that has no step, and for one that is not for everybody. */
export async function stepByStepPage({ db, site, params }: Request): Promise<StepByStepPage | null> {
  const { contentId = '' } = params;
  if (!/^\d{1,15}$/.test(contentId)) return null;
  const [row] = await db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.id, Number(contentId)),
        eq(contents.site, site.alias),
        eq(contents.status, 'published'),
      ),
    );
  if (!row) return null;
  const { recipe, diyTask } = readableExtra(row, ANYBODY);
  const task = recipe ?? diyTask;
  if (!task?.steps.length) return null;
  return {
    type: 'step-by-step',
    path: stepByStepPath(contentId),
    updatedAt: (row.updatedAt ?? row.publishedAt).toISOString(),
    content: { id: contentId, title: row.title, url: row.path },
    task,
  };
}
