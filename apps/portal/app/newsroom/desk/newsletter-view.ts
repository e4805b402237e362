import { ROUTES } from '@portal/model';
import type { DeskNewsletter, DeskUser, LetterCounts } from '@portal/model/newsroom';

/** Submitted values of the forms. */
export type NewsletterFields = Readonly<Record<string, string | undefined>>;

export type NewsletterSaid = {
  fields?: NewsletterFields;
  errors?: Readonly<Record<string, string>>;
  said?: string | false;
  alert?: string;
  status?: number;
};

/** Address of a newsletter at the desk, or of its edition of a day. */
export const deskNewsletterHref = (id: string, day?: string, more: Readonly<Record<string, string>> = {}) =>
  `${ROUTES.deskNewsletters}?${new URLSearchParams({ id, ...(day ? { dia: day } : {}), ...more })}`;

/** Number of letters of an edition, in any state. */
export const lettersOf = ({ waiting, sent, unanswered, refused }: LetterCounts): number =>
  waiting + sent + unanswered + refused;

export type NewsletterViewProps = NewsletterSaid & {
  user: DeskUser;
  newsletter: DeskNewsletter;
  look: 'light' | 'dark' | 'text';
};
