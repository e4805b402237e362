/** Addresses of readers' accounts, in a file apart: what links to them alone brings no others. */
export const READER_ROUTES = {
  login: '/acceso/',
  /** Outcomes of registering, validating or changing a password. */
  accountOutcome: '/acceso/resultado/',
  passwordChange: '/acceso/contrasena/',
  registration: '/registro',
  validation: '/registro/validar/',
  logout: '/logout',
  /** Where what is typed by hand leads to the account. */
  accountArea: '/perfil/',
  account: '/perfil/mi-cuenta/',
  savedContents: '/perfil/contenidos-guardados/',
  followedAuthors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
  /** What a reader has sent to the newsroom. */
  ownUploads: '/perfil/enviaments/',
  /** What a reader has paid for, and where to end it. */
  ownSubscriptions: '/perfil/subscripcions/',
  /** Where a reader confirms that they withdraw from a contract; `?id=` is its number. */
  withdrawal: '/perfil/subscripcions/desistir/',
  /** What a site sells, and all that a reader has to know before they pay. */
  offers: '/subscripcio/',
  /** A text for registered readers, whole, without script; `?path=` is its public address. */
  reading: '/perfil/lectura/',
  subscription: '/boletines/',
  newsletterConfirmation: '/boletines/confirmar/',
  /** Where the link at the foot of a newsletter leads: out of it, without a login. */
  newsletterLeaving: '/boletines/baja/',
} as const;

/** An address with parameters; those that are undefined are left out. */
function addressWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length ? `${path}?${given.join('&')}` : path;
}

/** Login page that comes back to a page afterwards. `alert` is what it says over the form. */
export function loginPath(backUrl?: string, alert?: string): string {
  return addressWith(READER_ROUTES.login, { alert, backUrl });
}

/** Registration page, whose account leads back to a page once it is validated. */
export function registrationPath(backUrl?: string): string {
  return addressWith(READER_ROUTES.registration, { backUrl });
}

/** Path of an outcome of an account, with the way back to where it began. */
export function outcomePath(outcome: string, backUrl?: string): string {
  return addressWith(READER_ROUTES.accountOutcome, { que: outcome, backUrl });
}

/** Parameter of addresses that has the ids of newsletters, each after a comma. */
export const NEWSLETTERS_PARAMETER = 'butlletins';

/** What the addresses of a subscription say of it: the ids of the newsletters that it is to. */
const withNewsletters = (ids: readonly string[]) => ({ [NEWSLETTERS_PARAMETER]: ids.join(',') || undefined });

/** Where a subscription to newsletters is confirmed, by the token of its letter. */
export const newsletterConfirmationPath = (token: string, newsletters: readonly string[]): string =>
  addressWith(READER_ROUTES.newsletterConfirmation, { token, ...withNewsletters(newsletters) });

/** Where a newsletter is left, by the token of one of its letters. */
export const newsletterLeavingPath = (token: string, newsletter: string): string =>
  addressWith(READER_ROUTES.newsletterLeaving, { token, ...withNewsletters([newsletter]) });

/** The form of a newsletter, as a page of its own and where it is sent without script. */
export const subscriptionPath = (newsletter: string): string =>
  addressWith(READER_ROUTES.subscription, withNewsletters([newsletter]));

/** Outcome of a subscription to newsletters that was confirmed, or ended. */
export const newslettersOutcomePath = (
  outcome: 'subscribed' | 'unsubscribed',
  newsletters: readonly string[],
): string => addressWith(READER_ROUTES.accountOutcome, { que: outcome, ...withNewsletters(newsletters) });

/** Parameter of the page of offers: the id of the offer whose reader ticked that it is to start at once, and then had to log in. */
export const START_PARAMETER = 'comenca';

/** What a site sells, and the page of the site to go on reading once it is paid for. */
export const offersPath = (backUrl?: string): string => addressWith(READER_ROUTES.offers, { backUrl });

/**
 * One offer on the page of what a site sells.
 * @param startsAtOnce whether its reader ticked that it is to start at once
 */
export const offerPath = (id: string, backUrl?: string, startsAtOnce = false): string =>
  `${addressWith(READER_ROUTES.offers, { backUrl, [START_PARAMETER]: startsAtOnce ? id : undefined })}#offer-${encodeURIComponent(id)}`;

/** Where a reader confirms that they withdraw from one of their contracts. */
export const withdrawalPath = (id: string): string => addressWith(READER_ROUTES.withdrawal, { id });

/** Where a seller leads who has paid. */
export const paidPath = (backUrl?: string): string =>
  addressWith(READER_ROUTES.ownSubscriptions, { done: 'pagada', backUrl });
