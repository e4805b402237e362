import {
  type Author,
  type Card,
  type ContentRead,
  contentReadSchema,
  isSubscribed,
  type LiveBlog,
  type LiveOrder,
  liveBlogSchema,
  type RestOfContent,
  readContentPath,
  readersLivePath,
  restOfContentPath,
  restOfContentSchema,
} from '@portal/model';
import {
  ACCOUNT_CALLS,
  type AccountDeletion,
  type BookmarkKind,
  bookmarkPath,
  bulletinAnswerSchema,
  type ChangePassword,
  type CurrentUser,
  type DemoRegistration,
  type EndSessions,
  followedAuthorsAnswerSchema,
  type IdentityProviderLogin,
  type LoginForm,
  type MailValidation,
  type NewsletterSave,
  newsletterPath,
  newsletterSaveSchema,
  nickAnswerSchema,
  type ProfilePatch,
  type ReaderConsent,
  type ReaderSession,
  type RecoverForm,
  type Registration,
  type ResendValidation,
  readerConsentsAnswerSchema,
  registeredAnswerSchema,
  savedContentsAnswerSchema,
  sessionsAnswerSchema,
  type Token,
  toggleAnswerSchema,
  userAnswerSchema,
  type ValidatedAnswer,
  validatedAnswerSchema,
} from '@portal/model/readers';
import * as v from 'valibot';
import type { Client, RequestOptions } from '../client/request';

/** The calls of accounts (spec §7). Each rejects with a RequestError that has the text of its own failure (spec §8). */
export type Accounts = {
  login: (form: LoginForm) => Promise<CurrentUser>;
  /** Logs in with what the identity provider signed. */
  identityProviderLogin: (signed: IdentityProviderLogin) => Promise<CurrentUser>;
  logout: () => Promise<void>;
  profile: () => Promise<CurrentUser>;
  saveProfile: (patch: ProfilePatch) => Promise<CurrentUser>;
  /** Saves the newsletters alone, with the profile's call. */
  saveNewsletters: (save: NewsletterSave) => Promise<CurrentUser>;
  /** Returns the id of the new account, whose email is still to be validated. */
  register: (registration: Registration) => Promise<string>;
  /** Creates a demo account from whatever the form has; it is logged in at once. */
  registerDemo: (registration: DemoRegistration) => Promise<CurrentUser>;
  recoverPassword: (form: RecoverForm) => Promise<void>;
  changePassword: (change: ChangePassword) => Promise<void>;
  resendValidationMail: (who: ResendValidation) => Promise<void>;
  /**
   * Whether the address replaced another one, and the page to return to, if the reader registered from one.
   */
  validateMail: (validation: MailValidation) => Promise<ValidatedAnswer>;
  /** Toggles the bulletin and returns its new state. */
  bulletin: (userId: string) => Promise<boolean>;
  deleteAccount: (deletion: AccountDeletion) => Promise<void>;
  /** Whether a nick is free. */
  nick: (nick: string) => Promise<boolean>;
  savedContents: (userId: string) => Promise<Card[]>;
  followedAuthors: (userId: string) => Promise<Author[]>;
  /** These four return whether the server reports success. */
  save: (contentId: string) => Promise<boolean>;
  unsave: (contentId: string) => Promise<boolean>;
  follow: (authorId: string) => Promise<boolean>;
  unfollow: (authorId: string) => Promise<boolean>;
  /** Rest of a content for registered readers, beyond its page. */
  restOfContent: (contentId: string) => Promise<RestOfContent>;
  /**
   * Reads a content. Counts it if it takes one of the month’s stories, and returns the rest if access is
   * granted. With `asks` nothing is counted: a story that would count returns how many are left.
   */
  readContent: (contentId: string, asked?: { asks: boolean }) => Promise<ContentRead>;
  /** Entries of a live blog for registered readers, from the start of an order, a cursor or an entry. */
  entriesOfContent: (
    contentId: string,
    asked?: { order?: LiveOrder; cursor?: string; entry?: string },
  ) => Promise<LiveBlog>;
  /** Subscribes an email to the site's newsletter with this id, or to its first newsletter. */
  subscribe: (email: string, newsletter?: string) => Promise<void>;
  confirmNewsletter: (token: Token) => Promise<void>;
  /** Unsubscribes from a newsletter with the token of one of its emails; no session is needed. */
  leaveNewsletter: (token: Token) => Promise<void>;
  sessions: () => Promise<ReaderSession[]>;
  /** The reader's consents on this site, newest first. */
  consents: () => Promise<ReaderConsent[]>;
  /** Gives or withdraws the consent to commercial messages; returns all consents. */
  decideCommercial: (isGiven: boolean) => Promise<ReaderConsent[]>;
  /** Ends one session; without an id, every session but the current one. */
  endSessions: (which?: EndSessions) => Promise<void>;
  /** Address at which a browser downloads the reader's own data. */
  ownDataAddress: string;
};

/**
 * Account calls of spec §7 over a client, one method each. A method rejects with a `RequestError` when its call
 * fails.
 */
export function createAccounts({ request }: Client): Accounts {
  const post = <S extends v.GenericSchema>(path: string, schema: S, options: RequestOptions = {}) =>
    request(path, schema, { method: 'POST', ...options });
  /** A call whose answer is ignored but for its success. */
  const done = async (path: string, options?: RequestOptions) =>
    void (await post(path, v.unknown(), options));
  const patch = async (body: ProfilePatch | NewsletterSave, call: RequestOptions['call']) => {
    const options: RequestOptions = { method: 'PATCH', body, ...(call ? { call } : {}) };
    return (await request(ACCOUNT_CALLS.profile, userAnswerSchema, options)).user;
  };
  const bookmark = (kind: BookmarkKind, method: 'POST' | 'DELETE') => async (id: string) =>
    (await request(bookmarkPath(kind, id), toggleAnswerSchema, { method })).success;

  return {
    login: async (body) => (await post(ACCOUNT_CALLS.login, userAnswerSchema, { body, call: 'login' })).user,
    identityProviderLogin: async (body) =>
      (await post(ACCOUNT_CALLS.identityProviderLogin, userAnswerSchema, { body, call: 'login' })).user,
    logout: () => done(ACCOUNT_CALLS.logout),
    // The texts of the call 'profile' do not fit: its 401 would blame a password that nobody typed.
    profile: async () => (await request(ACCOUNT_CALLS.profile, userAnswerSchema)).user,
    saveProfile: (body) => patch(body, 'profile'),
    // No password is sent here either.
    saveNewsletters: async ({ newsletters }) =>
      patch(v.parse(newsletterSaveSchema, { newsletters }), 'newsletter'),
    register: async (body) =>
      (await post(ACCOUNT_CALLS.register, registeredAnswerSchema, { body, call: 'register' })).userId,
    registerDemo: async (registration) => {
      const body = { ...registration, demo: true };
      return (await post(ACCOUNT_CALLS.register, userAnswerSchema, { body, call: 'register' })).user;
    },
    recoverPassword: (body) => done(ACCOUNT_CALLS.recoverPassword, { body, call: 'recover' }),
    changePassword: (body) => done(ACCOUNT_CALLS.changePassword, { body }),
    resendValidationMail: (body) => done(ACCOUNT_CALLS.resendValidationMail, { body }),
    validateMail: async (body) => post(ACCOUNT_CALLS.validateMail, validatedAnswerSchema, { body }),
    bulletin: async (userId) => {
      const options: RequestOptions = { body: { userId }, call: 'newsletter' };
      return (await post(ACCOUNT_CALLS.bulletin, bulletinAnswerSchema, options)).bulletin;
    },
    deleteAccount: (body) => done(ACCOUNT_CALLS.delete, { body, call: 'deleteAccount' }),
    nick: async (nick) => (await post(ACCOUNT_CALLS.nick, nickAnswerSchema, { body: { nick } })).available,
    savedContents: async (userId) =>
      (await request(ofUser(ACCOUNT_CALLS.savedContents, userId), savedContentsAnswerSchema)).contents,
    followedAuthors: async (userId) =>
      (await request(ofUser(ACCOUNT_CALLS.followedAuthors, userId), followedAuthorsAnswerSchema)).authors,
    save: bookmark('content', 'POST'),
    unsave: bookmark('content', 'DELETE'),
    follow: bookmark('taxon', 'POST'),
    unfollow: bookmark('taxon', 'DELETE'),
    restOfContent: (id) => request(restOfContentPath(id), restOfContentSchema),
    readContent: (id, asked) =>
      request(readContentPath(id, asked?.asks), contentReadSchema, { method: 'POST' }),
    entriesOfContent: (id, asked) => request(readersLivePath(id, asked), liveBlogSchema),
    subscribe: (email, newsletter) =>
      done(newsletterPath(email, newsletter), { call: 'newsletter', isSuccess: isSubscribed }),
    confirmNewsletter: (body) => done(ACCOUNT_CALLS.confirmNewsletter, { body, call: 'newsletter' }),
    leaveNewsletter: (body) => done(ACCOUNT_CALLS.leaveNewsletter, { body, call: 'newsletter' }),
    sessions: async () => (await request(ACCOUNT_CALLS.sessions, sessionsAnswerSchema)).sessions,
    consents: async () => (await request(ACCOUNT_CALLS.consents, readerConsentsAnswerSchema)).consents,
    decideCommercial: async (isGiven) =>
      (await post(ACCOUNT_CALLS.consents, readerConsentsAnswerSchema, { body: { isGiven } })).consents,
    endSessions: (which = {}) => done(ACCOUNT_CALLS.sessions, { body: which }),
    ownDataAddress: ACCOUNT_CALLS.ownData,
  };
}

const ofUser = (path: string, userId: string) => `${path}?${new URLSearchParams({ userId })}`;
