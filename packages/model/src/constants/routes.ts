/** Paths that the specification fixes (spec §2). */
export const ROUTES = {
  login: '/acceso/',
  registration: '/registro',
  account: '/perfil/mi-cuenta/',
  savedContents: '/perfil/contenidos-guardados/',
  followedAuthors: '/perfil/autores/',
  newsletters: '/perfil/boletines/',
  /** Ours: a text for registered readers, whole, for who has no script; `?path=` is its public address. */
  reading: '/perfil/lectura/',
  logout: '/logout',
  /** Ours: what came of an account's affairs, and the landing pages of letters. */
  accountOutcome: '/acceso/resultado/',
  validation: '/registro/validar/',
  passwordChange: '/acceso/contrasena/',
  subscription: '/boletines/',
  newsletterConfirmation: '/boletines/confirmar/',
  search: '/buscar',
  agenda: '/agenda/',
  archive: '/hemeroteca/',
  archiveToday: '/hemeroteca/hoy/',
  archiveYesterday: '/hemeroteca/ayer/',
} as const;

/** Scopes of site search, in the opening bar's order; 'all' is no `searchtype` at all. */
export const SEARCH_SCOPES = ['all', 'news', 'other'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** An address with parameters; those that are undefined are left out. */
function addressWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length ? `${path}?${given.join('&')}` : path;
}

/** Login page that comes back to a page afterwards. `alert` is what it says over the form. */
export function loginPath(backUrl?: string, alert?: string): string {
  return addressWith(ROUTES.login, { alert, backUrl });
}

/** Registration page, whose account leads back to a page once it is validated. */
export function registrationPath(backUrl?: string): string {
  return addressWith(ROUTES.registration, { backUrl });
}

/** What came of an account's affairs, with the way back to where they began. */
export function outcomePath(outcome: string, backUrl?: string): string {
  return addressWith(ROUTES.accountOutcome, { que: outcome, backUrl });
}

/** Results page of site search. */
export function searchPath(text: string, scope: SearchScope = 'all'): string {
  const query = `?text=${encodeURIComponent(text)}`;
  return ROUTES.search + (scope === 'all' ? query : `${query}&searchtype=${scope}`);
}

/** Archive of a range of days, both 'YYYY-MM-DD'; without days, the archive's opening. */
export function archivePath(from?: string, to: string | undefined = from): string {
  if (from === undefined || to === undefined) return ROUTES.archive;
  return `${ROUTES.archive}${from.replaceAll('-', '/')}/${to.replaceAll('-', '/')}`;
}
