import { type StepByStepPage, stepByStepPath } from '@portal/model';
import { ANYBODY, readableExtra } from '../access/access';
import type { Database } from '../database/client';
import type { SiteRecord } from '../database/site-record';
import { aboutContent, publishedContent } from './published';

type Request = { db: Database; site: SiteRecord; params: Readonly<Record<string, string>> };

/** A recipe or a DIY task to be followed; null for one that has no step, and for one that is not for everybody. */
export async function stepByStepPage({ db, site, params }: Request): Promise<StepByStepPage | null> {
  const row = await publishedContent(db, site, params);
  if (!row) return null;
  const { recipe, diyTask } = readableExtra(row, ANYBODY);
  const task = recipe ?? diyTask;
  if (!task?.steps.length) return null;
  return { type: 'step-by-step', path: stepByStepPath(String(row.id)), ...aboutContent(row), task };
}
