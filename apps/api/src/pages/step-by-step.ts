import { type Page, stepByStepPath } from '@portal/model';
import { anybodyAt, missingCondition, readableExtra } from '../content/stories';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';
import { aboutContent, publishedContent } from './published';

type Request = { db: Database; site: SiteRecord; params: Readonly<Record<string, string>> };

/**
 * Step-by-step page of a recipe or a DIY task; null without steps. A gated one redirects to its content page,
 * which states the condition: its steps are private to its readers.
 */
export async function stepByStepPage({ db, site, params }: Request): Promise<Page | null> {
  const row = await publishedContent(db, site, params);
  if (!row) return null;
  const viewer = anybodyAt(site);
  const path = stepByStepPath(String(row.id));
  if (missingCondition(row, viewer)) return { type: 'redirect', path, location: row.path, permanent: false };
  const { recipe, diyTask } = readableExtra(row, viewer);
  const task = recipe ?? diyTask;
  if (!task?.steps.length) return null;
  return { type: 'step-by-step', path, ...aboutContent(row), task };
}
