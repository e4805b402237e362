import { escapeHtml } from '@portal/model';
import {
  type OwnUpload,
  type PublishedUpload,
  UPLOADS_ON_PAGE,
  type UploadGallery,
  type UploadQueue,
  type UploadView,
  uploadThumbnailCall,
} from '@portal/model/participation';
import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import { filePath, imageOf } from '../../platform/media';
import { type Cursors, idSchema, momentSchema } from '../../platform/secrets';
import { accounts } from '../../readers/accounts';
import type { SiteRecord } from '../../sites';
import { type UploadRow, uploads } from './tables';

/** Files on one page of the desk's queue. */
const ON_DESK_PAGE = 24;
/** Most recent own files shown to a reader. */
const OWN_SHOWN = 100;

const position = v.object({ at: momentSchema, id: idSchema });

/** Text that ends with a full stop or similar. */
const ENDED = /[.!?…][»”’")]?$/;
const sentence = (text: string): string => (ENDED.test(text) ? text : `${text}.`);
/** Description and place as sentences; either may be missing. */
const sentencesOf = (...texts: string[]): string => texts.filter(Boolean).map(sentence).join(' ');

/** Caption of a picture: title, description and place. */
const captionOf = ({ title, caption, place }: UploadRow): string =>
  [`<b>${escapeHtml(sentence(title))}</b>`, escapeHtml(sentencesOf(caption, place))]
    .filter(Boolean)
    .join(' ');

function publishedOf(row: UploadRow): PublishedUpload {
  const { mediaId, width, height, color, title, caption, place, credit } = row;
  const id = String(row.id);
  if (row.kind === 'video')
    return {
      kind: 'video',
      id,
      title,
      credit,
      caption: sentencesOf(caption, place),
      src: filePath(mediaId, 'film.mp4'),
    };
  const picture = { id: mediaId, width, height, color, focalX: null, focalY: null };
  return { kind: 'image', id, picture: { image: imageOf(picture, title), caption: captionOf(row), credit } };
}

/**
 * Published files of a call, newest first.
 * @throws BadCursor
 */
export async function uploadGallery(
  db: Database,
  cursors: Cursors,
  contentId: number,
  cursor: string | null = null,
): Promise<UploadGallery> {
  const list = ['uploads', contentId];
  const after = cursor === null ? null : cursors.read(position, list, cursor);
  const isShown = and(
    eq(uploads.contentId, contentId),
    eq(uploads.state, 'published'),
    // Files of deleted accounts are not shown.
    or(eq(uploads.isNewsrooms, true), sql`${uploads.accountId} is not null`),
  );
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(uploads)
      .where(
        and(
          isShown,
          after
            ? sql`(${uploads.decidedAt}, ${uploads.id}) < (${new Date(after.at)}::timestamptz, ${after.id}::bigint)`
            : undefined,
        ),
      )
      .orderBy(desc(uploads.decidedAt), desc(uploads.id))
      .limit(UPLOADS_ON_PAGE + 1),
    db.select({ count: sql<number>`count(*)::int` }).from(uploads).where(isShown),
  ]);
  const shown = rows.slice(0, UPLOADS_ON_PAGE);
  const last = rows.length > UPLOADS_ON_PAGE ? shown.at(-1) : undefined;
  return {
    items: shown.map(publishedOf),
    count: all?.count ?? 0,
    next: last ? cursors.write(position, list, { at: last.decidedAt?.getTime() ?? 0, id: last.id }) : null,
  };
}

const callOf = (content: { id: number; title: string; path: string } | null) => ({
  id: String(content?.id ?? ''),
  title: content?.title ?? '',
  path: content?.path ?? '/',
});

const ofCall = { id: contents.id, title: contents.title, path: contents.path };

/** Files that a reader sent to a site, newest first. */
export async function ownUploads(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  accountId: number,
): Promise<OwnUpload[]> {
  const rows = await db
    .select({ row: uploads, content: ofCall })
    .from(uploads)
    .leftJoin(contents, eq(contents.id, uploads.contentId))
    .where(
      and(eq(uploads.accountId, accountId), eq(uploads.site, site.alias), ne(uploads.state, 'withdrawn')),
    )
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(OWN_SHOWN);
  return rows.map(({ row, content }) => ownOf(row, callOf(content)));
}

/** Whether a file is a checked picture that is still stored: the sender's thumbnail is made from it. */
export const hasThumbnail = ({ kind, state, safeBytes }: UploadRow): boolean =>
  kind === 'image' && safeBytes !== null && (state === 'held' || state === 'published');

/** A file as its sender sees it. */
export const ownOf = (row: UploadRow, call: OwnUpload['call']): OwnUpload => ({
  id: row.key,
  kind: row.kind,
  state: row.state,
  title: row.title,
  size: row.size,
  offset: row.received,
  sentAt: row.createdAt.toISOString(),
  reason: row.reason,
  note: row.note,
  call,
  ...(hasThumbnail(row) ? { thumbnail: uploadThumbnailCall(row.key) } : {}),
});

/**
 * Readers' files of a site for its desk: waiting ones oldest first, others newest first.
 * @throws BadCursor
 */
export async function uploadQueue(
  db: Database,
  cursors: Cursors,
  site: Pick<SiteRecord, 'alias'>,
  view: UploadView,
  cursor?: string,
): Promise<UploadQueue> {
  const list = ['upload queue', site.alias, view];
  const after = cursor === undefined ? null : cursors.read(v.object({ id: idSchema }), list, cursor);
  const isWaiting = view === 'held';
  const rows = await db
    .select({ row: uploads, content: ofCall, nick: accounts.nick })
    .from(uploads)
    .leftJoin(contents, eq(contents.id, uploads.contentId))
    .leftJoin(accounts, eq(accounts.id, uploads.accountId))
    .where(
      and(
        eq(uploads.site, site.alias),
        eq(uploads.state, view),
        after ? (isWaiting ? sql`${uploads.id} > ${after.id}` : sql`${uploads.id} < ${after.id}`) : undefined,
      ),
    )
    .orderBy(isWaiting ? uploads.id : desc(uploads.id))
    .limit(ON_DESK_PAGE + 1);
  const shown = rows.slice(0, ON_DESK_PAGE);
  const last = rows.length > ON_DESK_PAGE ? shown.at(-1)?.row.id : undefined;
  return {
    items: shown.map(({ row, content, nick }) => ({
      id: row.key,
      kind: row.kind,
      state: row.state,
      title: row.title,
      caption: row.caption,
      place: row.place,
      credit: row.credit,
      nick,
      size: row.safeBytes ?? row.size,
      sentAt: row.createdAt.toISOString(),
      reason: row.reason,
      width: row.width,
      height: row.height,
      hasFile: row.safeBytes !== null,
      call: callOf(content),
    })),
    next: last === undefined ? null : cursors.write(v.object({ id: idSchema }), list, { id: last }),
  };
}
