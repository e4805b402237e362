/** Routes of readers' accounts, in a separate file so that pages that link only to them load no others. */
export const READER_ROUTES = {
  login: '/acceso/',
  /** Outcomes of registration, validation and password changes. */
  accountOutcome: '/acceso/resultado/',
  passwordChange: '/acceso/contrasena/',
  registration: '/registro',
  validation: '/registro/validar/',
  logout: '/logout',
  /** Alias of the account page, for addresses typed by hand. */
  accountArea: '/perfil/',
  account: '/perfil/mi-cuenta/',
  savedContents: '/perfil/contenidos-guardados/',
  followedAuthors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
  /** Files that a reader has sent to the newsroom. */
  ownUploads: '/perfil/enviaments/',
  /** A reader's subscriptions, which can be ended there. */
  ownSubscriptions: '/perfil/subscripcions/',
  /** Confirmation of a withdrawal from a contract; `?id=` is its number. */
  withdrawal: '/perfil/subscripcions/desistir/',
  /** A site's offers, with the information required before payment. */
  offers: '/subscripcio/',
  /** A text for registered readers, whole, without JavaScript; `?path=` is its public URL. */
  reading: '/perfil/lectura/',
  subscription: '/boletines/',
  newsletterConfirmation: '/boletines/confirmar/',
  /** A newsletter's unsubscribe link, which needs no login. */
  newsletterLeaving: '/boletines/baja/',
} as const;

/** Adds query parameters to a path; undefined ones are left out. */
function addressWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length ? `${path}?${given.join('&')}` : path;
}

/** Login page that returns to a page afterwards. `alert` selects the notice above the form. */
export function loginPath(backUrl?: string, alert?: string): string {
  return addressWith(READER_ROUTES.login, { alert, backUrl });
}

/** Registration page; validating the account returns to a page. */
export function registrationPath(backUrl?: string): string {
  return addressWith(READER_ROUTES.registration, { backUrl });
}

/** Path of an account outcome, with the page to return to. */
export function outcomePath(outcome: string, backUrl?: string): string {
  return addressWith(READER_ROUTES.accountOutcome, { que: outcome, backUrl });
}

/** Query parameter with the ids of newsletters, separated by commas. */
export const NEWSLETTERS_PARAMETER = 'butlletins';

/** Query parameters of a subscription: the ids of its newsletters. */
const withNewsletters = (ids: readonly string[]) => ({ [NEWSLETTERS_PARAMETER]: ids.join(',') || undefined });

/** Page that confirms a subscription to newsletters, by the token of its email. */
export const newsletterConfirmationPath = (token: string, newsletters: readonly string[]): string =>
  addressWith(READER_ROUTES.newsletterConfirmation, { token, ...withNewsletters(newsletters) });

/** Page that unsubscribes from a newsletter, by the token of one of its emails. */
export const newsletterLeavingPath = (token: string, newsletter: string): string =>
  addressWith(READER_ROUTES.newsletterLeaving, { token, ...withNewsletters([newsletter]) });

/** A newsletter's subscription form, as its own page and as the target of forms without JavaScript. */
export const subscriptionPath = (newsletter: string): string =>
  addressWith(READER_ROUTES.subscription, withNewsletters([newsletter]));

/** Outcome page of a confirmed or ended subscription to newsletters. */
export const newslettersOutcomePath = (
  outcome: 'subscribed' | 'unsubscribed',
  newsletters: readonly string[],
): string => addressWith(READER_ROUTES.accountOutcome, { que: outcome, ...withNewsletters(newsletters) });

/**
 * Query parameter of the page of offers: the id of the offer for which a reader ticked an immediate start
 * before they had to log in.
 */
export const START_PARAMETER = 'comenca';

/** Page of offers, with the page of the site to return to after payment. */
export const offersPath = (backUrl?: string): string => addressWith(READER_ROUTES.offers, { backUrl });

/**
 * One offer on the page of offers.
 * @param startsAtOnce whether the reader ticked an immediate start
 */
export const offerPath = (id: string, backUrl?: string, startsAtOnce = false): string =>
  `${addressWith(READER_ROUTES.offers, { backUrl, [START_PARAMETER]: startsAtOnce ? id : undefined })}#offer-${encodeURIComponent(id)}`;

/** Page on which a reader confirms the withdrawal from a contract. */
export const withdrawalPath = (id: string): string => addressWith(READER_ROUTES.withdrawal, { id });

/** Page that a seller returns to after payment. */
export const paidPath = (backUrl?: string): string =>
  addressWith(READER_ROUTES.ownSubscriptions, { done: 'pagada', backUrl });
