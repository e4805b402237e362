import type { Alert } from '@portal/model';
import { type AlertForm, type DeskAlerts, MAX_ALERTS } from '@portal/model/newsroom';
import { and, desc, eq, gt } from 'drizzle-orm';
import { alerts } from '../../content/boards';
import { contents, normalPath, portraitOf } from '../../content/stories';
import { touchLists } from '../../platform/changes';
import type { Database } from '../../platform/database';
import { unknown } from '../../platform/http';
import type { SiteRecord } from '../../sites';
import type { DeskDeps } from '../../sites/desk-kit';
import { type DeskActor, writeAct } from '../../sites/desk-kit';

const LISTED = 30;

type Site = Pick<SiteRecord, 'alias'>;
type AlertDeps = Pick<DeskDeps, 'db' | 'now'>;

/** A site's active alerts, newest first. */
export async function shownAlerts(
  db: Database,
  { alias }: Site,
  now: Date,
  isBreaking?: true,
): Promise<Alert[]> {
  const rows = await db
    .select({ alert: alerts, lead: contents.lead })
    .from(alerts)
    .leftJoin(contents, and(eq(contents.id, alerts.contentId), eq(contents.status, 'published')))
    .where(
      and(
        eq(alerts.site, alias),
        gt(alerts.endsAt, now),
        isBreaking ? eq(alerts.isBreaking, true) : undefined,
      ),
    )
    .orderBy(desc(alerts.publishedAt), desc(alerts.id))
    .limit(isBreaking ? 1 : MAX_ALERTS);
  return rows.map(({ alert: { id, title, text, href }, lead }) => {
    return {
      id: String(id),
      title,
      text,
      link: href === null ? null : { href, title },
      // Decorative picture: the text of the alert says everything.
      image: lead && !lead.image.missing ? { url: portraitOf(lead.image.src), alt: '' } : null,
    };
  });
}

/** A site's latest alerts, active or ended. */
export async function deskAlerts(db: Database, { alias }: Site, now: Date): Promise<DeskAlerts> {
  const rows = await db
    .select()
    .from(alerts)
    .where(eq(alerts.site, alias))
    .orderBy(desc(alerts.publishedAt), desc(alerts.id))
    .limit(LISTED);
  return {
    alerts: rows.map(({ id, title, text, href, isBreaking, publishedAt, endsAt }) => ({
      id,
      title,
      text,
      href,
      isBreaking,
      publishedAt: publishedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      isShown: endsAt > now,
    })),
  };
}

/** Publishes an alert. An active alert with the same text is extended instead. */
export async function publishAlert(
  { db, now }: AlertDeps,
  actor: DeskActor,
  { site }: { site: Site },
  { title, text, href, hours, isBreaking }: AlertForm,
): Promise<void> {
  const endsAt = new Date(now().getTime() + hours * 3_600_000);
  await db.transaction(async (tx) => {
    const path = href.startsWith('/') ? normalPath(href.replace(/[?#].*$/, '')) : null;
    const [content] = path
      ? await tx
          .select({ id: contents.id })
          .from(contents)
          .where(
            and(eq(contents.site, site.alias), eq(contents.path, path), eq(contents.status, 'published')),
          )
      : [];
    const values = {
      title,
      text,
      isBreaking,
      endsAt,
      href: href || null,
      contentId: content?.id ?? null,
    };
    // A double click creates one alert.
    const [again] = await tx
      .update(alerts)
      .set(values)
      .where(
        and(
          eq(alerts.site, site.alias),
          eq(alerts.title, title),
          eq(alerts.text, text),
          gt(alerts.endsAt, now()),
        ),
      )
      .returning({ id: alerts.id });
    const [made] = again
      ? [again]
      : await tx
          .insert(alerts)
          .values({ ...values, site: site.alias, publishedAt: now() })
          .returning({ id: alerts.id });
    if (!made) throw new Error('an alert was not written');
    await touchLists(tx, site.alias);
    await writeAct(
      tx,
      actor,
      {
        act: isBreaking ? 'front.banner' : 'alert.publish',
        subject: `alert:${made.id}`,
        details: { title, until: endsAt.toISOString() },
      },
      now(),
    );
  });
}

/**
 * Ends an alert.
 * @throws ApiError 404 if it has ended already
 */
export async function withdrawAlert(
  { db, now }: AlertDeps,
  actor: DeskActor,
  { site }: { site: Site },
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(alerts)
      .set({ endsAt: now() })
      .where(and(eq(alerts.id, id), eq(alerts.site, site.alias), gt(alerts.endsAt, now())))
      .returning({ title: alerts.title });
    if (!row) throw unknown();
    await touchLists(tx, site.alias);
    await writeAct(
      tx,
      actor,
      { act: 'alert.withdraw', subject: `alert:${id}`, details: { title: row.title } },
      now(),
    );
  });
}
