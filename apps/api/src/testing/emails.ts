import { DESK_EMAIL_KINDS, DESK_EMAILS } from '../newsroom/desk/emails';
import { COMMENT_EMAIL_KINDS, COMMENT_EMAILS } from '../participation/comments/emails';
import { REPORT_EMAIL_KINDS, REPORT_EMAILS } from '../participation/comments/report-emails';
import { UPLOAD_EMAIL_KINDS, UPLOAD_EMAILS } from '../participation/uploads/emails';
import { CHILD_EMAIL_KINDS, CHILD_EMAILS } from '../readers/accounts/children/child-emails';
import { ACCOUNT_EMAIL_KINDS, ACCOUNT_EMAILS } from '../readers/accounts/emails/emails';
import { CONTRACT_EMAIL_KINDS, CONTRACT_EMAILS } from '../revenue/entitlements/contracts/texts';
import { WITHDRAWAL_EMAIL_KINDS, WITHDRAWAL_EMAILS } from '../revenue/entitlements/withdrawals/texts';
import type { DressedSite } from '../sites/emails/dressed';
import { type EmailTexts, type EmailValues, emailOf } from '../sites/emails/email';

type Place = { site: DressedSite; origin: string };

const emailsOf = <Kind extends string>(texts: EmailTexts<Kind>, kinds: readonly Kind[]) =>
  kinds.map((kind) => ({
    kind,
    write: (to: string, place: Place, values: EmailValues) => emailOf<Kind>(texts, kind, to, place, values),
  }));

/** All kinds of email that are written from a domain's texts. */
export const EVERY_EMAIL = [
  ...emailsOf(ACCOUNT_EMAILS, ACCOUNT_EMAIL_KINDS),
  ...emailsOf(CHILD_EMAILS, CHILD_EMAIL_KINDS),
  ...emailsOf(COMMENT_EMAILS, COMMENT_EMAIL_KINDS),
  ...emailsOf(CONTRACT_EMAILS, CONTRACT_EMAIL_KINDS),
  ...emailsOf(DESK_EMAILS, DESK_EMAIL_KINDS),
  ...emailsOf(REPORT_EMAILS, REPORT_EMAIL_KINDS),
  ...emailsOf(UPLOAD_EMAILS, UPLOAD_EMAIL_KINDS),
  ...emailsOf(WITHDRAWAL_EMAILS, WITHDRAWAL_EMAIL_KINDS),
];
