import { CALLS, isSubscribed, type Takes } from '@portal/model';
import {
  ACCOUNT_ENDPOINTS,
  CHILDREN_ENDPOINTS,
  type CurrentUser,
  type DemoRegistration,
  type demoRegistrationSchema,
  type NewsletterSave,
  type newsletterSaveSchema,
  OWN_DATA_FILE_ENDPOINTS,
  type SiteVendorList,
  siteVendorListSchema,
  userAnswerSchema,
} from '@portal/model/readers';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

type Derived = CallsOf<typeof ACCOUNT_ENDPOINTS>;

/** The calls of accounts (spec §7). Each rejects with a RequestError that has the text of its own failure (spec §8). */
export type Accounts = Omit<Derived, 'subscribe'> & {
  /** Saves the newsletters alone, with the profile's call. */
  saveNewsletters: (save: NewsletterSave) => Promise<CurrentUser>;
  /** Creates a demo account from whatever the form has; it is logged in at once. */
  registerDemo: (registration: DemoRegistration) => Promise<CurrentUser>;
  /** Subscribes an email to the site's newsletter with this id, or to its first newsletter. */
  subscribe: (email: string, newsletter?: string) => Promise<void>;
  /** Email address at which a browser downloads the reader's own data. */
  ownDataAddress: string;
};

/** Other uses of two endpoints: what they send is less or more, and so are their responses and texts. */
const OTHER_USES = {
  // No password is sent here, which a 401 of the profile's texts would blame.
  saveNewsletters: {
    ...ACCOUNT_ENDPOINTS.saveProfile,
    body: {} as Takes<typeof newsletterSaveSchema>,
    errors: 'newsletter',
  },
  registerDemo: {
    ...ACCOUNT_ENDPOINTS.register,
    body: {} as Takes<typeof demoRegistrationSchema>,
    response: userAnswerSchema,
  },
} as const;

/** A client of subscriptions, which are accepted only if their answer says so (spec §7). */
const subscribing = (client: Client): Client => ({
  ...client,
  request: (path, schema, options) => client.request(path, schema, { ...options, isSuccess: isSubscribed }),
});

/**
 * Account calls of spec §7 over a client, one method each. A method rejects with a `RequestError` when its call
 * fails.
 */
export function createAccounts(client: Client): Accounts {
  const { saveNewsletters, registerDemo } = createCalls(client, OTHER_USES);
  const { subscribe } = createCalls(subscribing(client), { subscribe: ACCOUNT_ENDPOINTS.subscribe });
  return {
    ...createCalls(client, ACCOUNT_ENDPOINTS),
    saveNewsletters: ({ newsletters }) => saveNewsletters({ newsletters }),
    registerDemo: (registration) => registerDemo({ ...registration, demo: true }),
    subscribe: (email, newsletter) => subscribe(email, undefined, { newsletter }),
    ownDataAddress: OWN_DATA_FILE_ENDPOINTS.download.path,
  };
}

/**
 * Calls about children's accounts: for guardians, and for the children's own login. Each rejects with a
 * RequestError.
 */
export type ChildrenCalls = CallsOf<typeof CHILDREN_ENDPOINTS>;

/** Calls of children's accounts over a client, one method each. */
export const createChildren = (client: Client): ChildrenCalls => createCalls(client, CHILDREN_ENDPOINTS);

/** Vendors of the framework that the site works with (TCF), in its language. Rejects with a RequestError. */
export const vendorList = ({ request }: Client): Promise<SiteVendorList> =>
  request(CALLS.vendors, siteVendorListSchema);
