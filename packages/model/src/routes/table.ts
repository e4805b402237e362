import { READER_ROUTES } from './reader';

/** Pages with the information that a site's law requires, from the facts of its file. */
const LEGAL_ROUTES = {
  legalNotice: '/legal/avis/',
  /** Terms of use, with the rules of participation. */
  terms: '/legal/condicions/',
  /** Terms of subscriptions. */
  saleTerms: '/legal/subscripcio/',
  privacy: '/legal/privacitat/',
  cookies: '/legal/galetes/',
  accessibility: '/legal/accessibilitat/',
  corrections: '/legal/correccions/',
  /** Ownership of the site. */
  owners: '/legal/propietat/',
  /** The newsroom's use of artificial intelligence. */
  aiRules: '/legal/ia/',
  /** One version of any of them, by its number. */
  legalVersion: '/legal/:page/:version/',
} as const;

/** Routes of the newsroom's desk. */
const DESK_ROUTES = {
  desk: '/redaccio/',
  deskLogin: '/redaccio/entrada/',
  deskSecondFactor: '/redaccio/segon-factor/',
  deskInvitation: '/redaccio/invitacio/',
  /** Target of a password-reset link. */
  deskPassword: '/redaccio/contrasenya/',
  deskLogout: '/redaccio/sortida/',
  deskPeople: '/redaccio/persones/',
  deskComments: '/redaccio/comentaris/',
  /** Comments of one story. */
  deskDiscussion: '/redaccio/comentaris/:contentId/',
  deskAppeals: '/redaccio/recursos/',
  /** Yearly reports of moderation. */
  deskTransparency: '/redaccio/transparencia/',
  deskLive: '/redaccio/directe/',
  deskLiveStory: '/redaccio/directe/:contentId/',
  deskPolls: '/redaccio/enquestes/',
  deskInterviews: '/redaccio/entrevistes/',
  deskNewsletters: '/redaccio/butlletins/',
  deskMessages: '/redaccio/missatges/',
  deskRectifications: '/redaccio/rectificacions/',
  deskUploads: '/redaccio/enviaments/',
  /** Current page views. */
  deskViews: '/redaccio/lectures/',
  deskLog: '/redaccio/registre/',
  deskAccount: '/redaccio/compte/',
  deskFront: '/redaccio/portada/',
  deskAlerts: '/redaccio/avisos/',
  deskContents: '/redaccio/continguts/',
  deskContent: '/redaccio/continguts/:id/',
  /** Preview of an unpublished article. */
  preview: '/redaccio/esborranys/:token/',
} as const;

/** Routes of the paywall. */
const PAYWALL_ROUTES = {
  /** Target of the form that gives a text away; a GET redirects to the page with the reader's gifts. */
  give: '/perfil/regals/',
  /** Target of a gift's link. */
  gift: '/regal/:token/',
} as const;

/**
 * Every route of a site, once (spec §2). `:name` is one segment of a path, `*` all the rest. The first match
 * wins, so the routes of the newsroom's data come last. The segments are the same in Spanish and Catalan.
 */
export const ROUTES = /* @__PURE__ */ (() =>
  ({
    front: '/',
    search: '/buscar',
    latest: '/ultima-hora/',
    agenda: '/agenda/',
    archive: '/hemeroteca/',
    archiveToday: '/hemeroteca/hoy/',
    archiveYesterday: '/hemeroteca/ayer/',
    archiveDays: '/hemeroteca/*',
    weather: '/meteo/',
    live: '/directe/',
    liveStream: '/directe/:id/',
    guide: '/programacio/',
    guideDay: '/programacio/:year/:month/:day/',
    onDemand: '/a-la-carta/',
    programmes: '/programes/',
    programme: '/programes/:slug/',
    author: '/autor/:slug/',
    tag: '/etiqueta/:slug/',
    ...READER_ROUTES,
    /** Children's accounts under a reader's own. */
    ownChildren: '/perfil/fills/',
    newChild: '/perfil/fills/nou/',
    /** One child's account, by `?id=`. */
    ownChild: '/perfil/fills/gestio/',
    childRemoval: '/perfil/fills/baixa/',
    /** Login of children, by nick and password. */
    childLogin: '/acceso/menors/',
    /** Information for parents and guardians, with a link to log in. */
    guardians: '/tutors/',
    /** Target of the link by which a child chooses nick and password. */
    childInvitation: '/acceso/invitacio/',
    ...DESK_ROUTES,
    /** Forms of likes and ratings, without JavaScript. */
    reactions: '/valoracions/',
    contact: '/contacte/',
    /** Form for a rectification or an update; `?noticia=` is the URL of the story. */
    rectification: '/rectificacio/',
    ...PAYWALL_ROUTES,
    ...LEGAL_ROUTES,
    /** Voting in a poll without JavaScript. */
    pollVote: '/votacions/',
    /** A reader's own questions to an interview, with a form that works without JavaScript. */
    askQuestion: '/preguntes/enviar/',
    /** Answered questions of an interview, page by page. */
    questions: '/preguntes/:contentId/',
    /** Comments, votes and reports sent without JavaScript. */
    commentForm: '/comentaris/enviar/',
    /** Appeal form, linked from the statement of reasons of a refused comment. */
    commentAppeal: '/comentaris/recurs/',
    comments: '/comentaris/:contentId/',
    /** Comments in another order, or the thread of one comment. */
    commentsView: '/comentaris/:contentId/:view/',
    /** A live blog's entries: further ones, in another order, or starting from one of them. */
    liveEntries: '/minut-a-minut/:contentId/',
    liveEntriesView: '/minut-a-minut/:contentId/:view/',
    /** Upload of readers' pictures without JavaScript. */
    uploadForm: '/enviaments/enviar/',
    /** Approved files of a call for pictures, page by page. */
    uploads: '/enviaments/:contentId/',
    /** Settings of offline reading, with the list of what is stored on the device. */
    offline: '/sense-connexio/',
    /** A recipe or a DIY task, step by step. */
    stepByStep: '/pas-a-pas/:contentId/',
    /** A newsletter as it was sent: its latest edition, and each by its day. */
    newsletterArchive: '/butlletins/:newsletter/',
    newsletterEdition: '/butlletins/:newsletter/:day/',
    calls: '/api/*',
    webCalls: '/webapi/*',
    media: '/media/*',
    assets: '/assets/*',
    outbox: '/dev/*',
    readiness: '/readyz',
    liveness: '/livez',
    wellKnown: '/.well-known/*',
    /** Authorized sellers of the site's advertising (IAB Tech Lab). */
    adsTxt: '/ads.txt',
    adSellers: '/sellers.json',
    section: '/:slug/',
    content: '/*',
  }) as const)();

/** Name of a route in `ROUTES`. */
export type RouteName = keyof typeof ROUTES;

/** Features that a site must have for a route to answer. */
export const SITE_NEEDS = ['users', 'weather', 'broadcasts'] as const;

/** Feature of a site that a route depends on. */
export type SiteNeed = (typeof SITE_NEEDS)[number];

/**
 * - `page`: a public document, made from the newsroom's data and cached
 * - `account`: a document for one person (a reader, or a desk user), never cached, hidden from search
 * engines
 * - `call`: JSON, HTML fragments or files, not a document
 * - `data`: whatever the newsroom's data has at that URL
 */
export const ROUTE_KINDS = ['page', 'account', 'call', 'data'] as const;

/** Kind of response that a route gives, as described at `ROUTE_KINDS`. */
export type RouteKind = (typeof ROUTE_KINDS)[number];

/**
 * Query parameters that a document reads, besides `cursor`: text, filters and dates of a listing, or letter
 * and text of the programme index. All others are ignored.
 */
export const ROUTE_QUERIES = ['listing', 'programmes'] as const;

/** Set of query parameters that a document reads. */
export type RouteQuery = (typeof ROUTE_QUERIES)[number];

/** Facts of a route used by robots.txt, sitemaps, imports and loaders. */
export type RouteFacts = {
  kind: RouteKind;
  /** Sites without this feature return 404. */
  needs?: SiteNeed;
  /** Query parameters of its documents, which are part of their cache keys; none by default. */
  query?: RouteQuery;
  /** Whether the sitemap lists it, on every site that has it. */
  inSitemap?: true;
  /** Whether its URL has no trailing slash; all other documents have one. */
  isBare?: true;
  /** Whether it only receives forms; it has no document to show. */
  isFormTarget?: true;
  /** Whether robots.txt disallows it. */
  isUncrawled?: true;
};

const account = { kind: 'account', needs: 'users', isUncrawled: true } as const;

const desk = { kind: 'account', isUncrawled: true } as const;

const broadcast = { kind: 'page', needs: 'broadcasts' } as const;

const listing = { kind: 'page', query: 'listing' } as const;

/** Facts of each route other than its path. */
export const ROUTE_FACTS = {
  front: { kind: 'page', inSitemap: true },
  search: { ...listing, isBare: true },
  latest: { kind: 'page', inSitemap: true },
  agenda: { ...listing, inSitemap: true },
  archive: { ...listing, inSitemap: true },
  archiveToday: listing,
  archiveYesterday: listing,
  archiveDays: { ...listing, isBare: true },
  weather: { kind: 'page', needs: 'weather', inSitemap: true },
  live: broadcast,
  liveStream: broadcast,
  guide: broadcast,
  guideDay: broadcast,
  onDemand: broadcast,
  programmes: { ...broadcast, query: 'programmes' },
  programme: { ...broadcast, query: 'listing' },
  author: listing,
  tag: listing,
  login: account,
  accountOutcome: account,
  passwordChange: account,
  registration: { ...account, isBare: true },
  validation: account,
  logout: { ...account, isBare: true },
  accountArea: account,
  account,
  savedContents: account,
  followedAuthors: account,
  newsletters: account,
  ownUploads: account,
  ownSubscriptions: account,
  withdrawal: account,
  reading: account,
  subscription: account,
  newsletterConfirmation: account,
  newsletterLeaving: account,
  ownChildren: account,
  newChild: account,
  ownChild: account,
  childRemoval: account,
  childLogin: account,
  guardians: { kind: 'account', needs: 'users' },
  childInvitation: account,
  desk,
  deskLogin: desk,
  deskSecondFactor: desk,
  deskInvitation: desk,
  deskPassword: desk,
  deskLogout: { ...desk, isFormTarget: true },
  deskPeople: desk,
  deskComments: desk,
  deskDiscussion: desk,
  deskAppeals: desk,
  deskTransparency: desk,
  deskLive: desk,
  deskLiveStory: desk,
  deskUploads: desk,
  deskViews: desk,
  deskLog: desk,
  deskAccount: desk,
  deskFront: desk,
  deskAlerts: desk,
  deskContents: desk,
  deskContent: desk,
  preview: desk,
  deskPolls: desk,
  deskInterviews: desk,
  deskNewsletters: desk,
  deskMessages: desk,
  deskRectifications: desk,
  reactions: { ...account, isFormTarget: true },
  contact: { kind: 'account' },
  rectification: { kind: 'account' },
  offers: { kind: 'account', needs: 'users' },
  give: account,
  gift: account,
  legalNotice: { kind: 'account' },
  terms: { kind: 'account' },
  saleTerms: { kind: 'account', needs: 'users' },
  privacy: { kind: 'account' },
  cookies: { kind: 'account' },
  accessibility: { kind: 'account' },
  corrections: { kind: 'account' },
  owners: { kind: 'account' },
  aiRules: { kind: 'account' },
  legalVersion: { kind: 'account' },
  pollVote: { kind: 'account', isUncrawled: true },
  askQuestion: { kind: 'account', needs: 'users' },
  questions: { kind: 'page' },
  commentForm: { kind: 'account', needs: 'users', isFormTarget: true },
  commentAppeal: { kind: 'account', needs: 'users' },
  comments: { kind: 'page' },
  commentsView: { kind: 'page' },
  liveEntries: { kind: 'page' },
  liveEntriesView: { kind: 'page' },
  uploadForm: { kind: 'account', needs: 'users', isFormTarget: true },
  uploads: { kind: 'page' },
  offline: { kind: 'account', isUncrawled: true },
  stepByStep: { kind: 'page' },
  newsletterArchive: { kind: 'page' },
  newsletterEdition: { kind: 'page' },
  calls: { kind: 'call', isUncrawled: true },
  webCalls: { kind: 'call', isUncrawled: true },
  media: { kind: 'call' },
  assets: { kind: 'call' },
  outbox: { kind: 'call', isUncrawled: true },
  readiness: { kind: 'call' },
  liveness: { kind: 'call' },
  wellKnown: { kind: 'call' },
  adsTxt: { kind: 'call' },
  adSellers: { kind: 'call' },
  section: { kind: 'data', query: 'listing' },
  // Nested sections have such a URL too.
  content: { kind: 'data', query: 'listing' },
} as const satisfies Record<RouteName, RouteFacts>;

/** Routes whose documents are made from the newsroom's data. */
export type PageRouteName = {
  [N in RouteName]: (typeof ROUTE_FACTS)[N]['kind'] extends 'page' ? N : never;
}[RouteName];

/** Facts of a route. */
export const factsOf = (route: RouteName): RouteFacts => ROUTE_FACTS[route];
