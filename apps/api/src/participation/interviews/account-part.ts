import { eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import type { AccountPart } from '../../readers/accounts';
import { interviewQuestions } from './tables';

/** An account's interview questions, for its data export. */
export const questionsOfAccounts = (db: Database): AccountPart => ({
  ownData: async ({ id }) => ({
    interviewQuestions: await db
      .select({
        site: contents.site,
        interview: contents.title,
        signedAs: interviewQuestions.author,
        text: interviewQuestions.text,
        askedAt: interviewQuestions.askedAt,
        state: interviewQuestions.state,
      })
      .from(interviewQuestions)
      .innerJoin(contents, eq(contents.id, interviewQuestions.contentId))
      .where(eq(interviewQuestions.accountId, id)),
  }),
});
