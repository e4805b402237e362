import {
  type Accounts,
  type ChildrenCalls,
  type Client,
  type Desk,
  failedCall,
  type GiftCalls,
  type InterviewCalls,
  type PageClient,
  type PollCalls,
  type PreviewCalls,
  type ReactionCalls,
  type RequestError,
  type SubscriptionCalls,
  type UploadCalls,
} from '@portal/data';
import {
  type CaptchaWidget,
  type Card,
  dayOf,
  ERROR_TEXTS,
  type ErrorKey,
  FIELD_DICTIONARIES,
  type FieldIssue,
  fieldMessages,
  readingPath,
} from '@portal/model';
import { type CurrentUser, ownBackUrl } from '@portal/model/readers';

import type { AccountView, ReaderContext } from './readers/account/page';

/** Requests on behalf of a reader or a user of the desk, and the cookies that they set. */
export type ReaderCalls = {
  accounts: Accounts;
  children: ChildrenCalls;
  desk: Desk;
  reactions: ReactionCalls;
  polls: PollCalls;
  interviews: InterviewCalls;
  uploads: UploadCalls;
  subscriptions: SubscriptionCalls;
  gifts: GiftCalls;
  previews: PreviewCalls;
  client: Client;
  cookies: string[];
};

/** One visit to a page of accounts. */
export type Visit = ReaderCalls & {
  /** Public pages, the same for everybody. */
  pages: PageClient;
  request: Request;
  url: URL;
  context: ReaderContext;
  now: Date;
  captcha: (CaptchaWidget & { origins: readonly string[] }) | undefined;
  /** First stories of the front page, for pages that show what the site has; without it they show none. */
  leads?: () => Promise<readonly Card[]>;
  /** Fields of a posted form; empty for a GET. */
  form: URLSearchParams;
};

/** A page to draw, or a redirect. */
export type Visited = AccountView | { location: string };
export type Answer = (visit: Visit) => Promise<Visited>;

/** Handlers of an address of accounts, by method. */
export type AccountPage = { get?: Answer; post?: Answer };

/** URL to return to: a path of this site's own. */
export const backUrlOf = ({ url, context }: Visit) =>
  ownBackUrl(url.searchParams.get('backUrl'), context.origin);
export const todayOf = ({ now, context }: Visit) => dayOf(now, context.site.timeZone) ?? '';
export const textOf = ({ context }: Visit, key: ErrorKey) => ERROR_TEXTS[context.site.language][key];
export const statusOf = ({ failure }: RequestError) => failure.status ?? 503;

/** The first message of each field (spec §5), in the site's language. */
export const messagesOf = ({ context }: Visit, issues: readonly FieldIssue[]) =>
  fieldMessages(issues, FIELD_DICTIONARIES[context.site.language]);

/** Whether a text of a form or an address is an id. */
export const isId = (text: string | null | undefined): text is string => /^\d{1,15}$/.test(text ?? '');

/** Values of a form, one per name: the first, as `form.get` reads it. */
export const valuesOf = ({ form }: Pick<Visit, 'form'>): Record<string, string> =>
  Object.fromEntries([...form.keys()].map((name) => [name, form.get(name) ?? '']));

/** Value that a parameter of the URL maps to; undefined for unknown values, or without it. */
export function namedBy<T>(
  { url }: Pick<Visit, 'url'>,
  parameter: string,
  values: Readonly<Record<string, T>>,
) {
  const name = url.searchParams.get(parameter) ?? '';
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** The user of a session; null without one. */
export async function userOf({ accounts, request }: Visit): Promise<CurrentUser | null> {
  if (!request.headers.get('cookie')) return null;
  try {
    return await accounts.profile();
  } catch (error) {
    if (failedCall(error).failure.status === 401) return null;
    throw error;
  }
}

/**
 * The URL at which a page is read without JavaScript: for a gated text, the page that shows it in full.
 * @param back a path of the site's own
 */
export async function readWithoutScript(
  { pages, context }: Pick<Visit, 'pages' | 'context'>,
  back: string,
): Promise<string> {
  const { pathname } = new URL(back, context.origin);
  const page = await pages.page({ site: context.site.alias, path: pathname }).catch(() => null);
  return page?.type === 'content' && page.content.gate ? readingPath(page.path) : back;
}
