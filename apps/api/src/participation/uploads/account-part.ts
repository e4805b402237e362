import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { AccountPart } from '../../readers/accounts';
import { UPLOAD_EMAIL_KINDS } from './emails';
import { uploads } from './tables';

/** Files sent by an account, with their texts, for its data export. */
export const uploadsOfAccounts = (db: Database): AccountPart => ({
  emailKinds: UPLOAD_EMAIL_KINDS,
  ownData: async ({ id }) => ({
    uploads: await db
      .select({
        site: uploads.site,
        kind: uploads.kind,
        title: uploads.title,
        caption: uploads.caption,
        place: uploads.place,
        credit: uploads.credit,
        bytes: uploads.size,
        state: uploads.state,
        sentAt: uploads.createdAt,
      })
      .from(uploads)
      .where(eq(uploads.accountId, id)),
  }),
});
