import { LEGAL_ROUTES } from './legal';
import { READER_ROUTES } from './reader';

/** Addresses of the newsroom's desk. */
const DESK_ROUTES = {
  desk: '/redaccio/',
  deskLogin: '/redaccio/entrada/',
  deskSecondFactor: '/redaccio/segon-factor/',
  deskInvitation: '/redaccio/invitacio/',
  /** Where a password-reset link leads. */
  deskPassword: '/redaccio/contrasenya/',
  deskLogout: '/redaccio/sortida/',
  deskPeople: '/redaccio/persones/',
  deskComments: '/redaccio/comentaris/',
  /** Comments of one story. */
  deskDiscussion: '/redaccio/comentaris/:contentId/',
  deskAppeals: '/redaccio/recursos/',
  /** What moderation did, by year. */
  deskTransparency: '/redaccio/transparencia/',
  deskLive: '/redaccio/directe/',
  deskLiveStory: '/redaccio/directe/:contentId/',
  deskPolls: '/redaccio/enquestes/',
  deskInterviews: '/redaccio/entrevistes/',
  deskNewsletters: '/redaccio/butlletins/',
  deskMessages: '/redaccio/missatges/',
  deskRectifications: '/redaccio/rectificacions/',
  deskUploads: '/redaccio/enviaments/',
  /** What is read now. */
  deskViews: '/redaccio/lectures/',
  deskLog: '/redaccio/registre/',
  deskAccount: '/redaccio/compte/',
  deskFront: '/redaccio/portada/',
  deskAlerts: '/redaccio/avisos/',
  deskContents: '/redaccio/continguts/',
  deskContent: '/redaccio/continguts/:id/',
  /** Where a link to what is not published yet leads. */
  preview: '/redaccio/esborranys/:token/',
} as const;

/** What is read by who pays for it. */
const PAYWALL_ROUTES = {
  /** Where a subscriber gives a text away; opened, it leads to what they gave. */
  give: '/perfil/regals/',
  /** Where the link of a text that was given away leads. */
  gift: '/regal/:token/',
} as const;

/**
 * Every address of a site, once (spec §2). `:name` is one part of a path, `*` all the rest. Those that come first win: what is
 * found in a newsroom's data comes last. The words are the same in Spanish and Catalan.
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
    /** Accounts of children under a reader's own. */
    ownChildren: '/perfil/fills/',
    newChild: '/perfil/fills/nou/',
    /** One of them, by `?id=`. */
    ownChild: '/perfil/fills/gestio/',
    childRemoval: '/perfil/fills/baixa/',
    /** Where children log in, by nick and password. */
    childLogin: '/acceso/menors/',
    /** What parents and guardians have to know, and their way in. */
    guardians: '/tutors/',
    /** Where the link leads by which a child chooses nick and password. */
    childInvitation: '/acceso/invitacio/',
    ...DESK_ROUTES,
    /** Forms of likes and ratings, without script. */
    reactions: '/valoracions/',
    contact: '/contacte/',
    /** Where somebody asks for a rectification or an update; `?noticia=` is the address of the story. */
    rectification: '/rectificacio/',
    ...PAYWALL_ROUTES,
    ...LEGAL_ROUTES,
    /** Where a vote in a poll is given without script. */
    pollVote: '/votacions/',
    /** A reader's own questions to an interview, and where one is sent without script. */
    askQuestion: '/preguntes/enviar/',
    /** Answered questions of an interview, page by page. */
    questions: '/preguntes/:contentId/',
    /** Comments, votes and reports that are sent without script. */
    commentForm: '/comentaris/enviar/',
    /** Where the statement of reasons of a refused comment leads: to an appeal. */
    commentAppeal: '/comentaris/recurs/',
    comments: '/comentaris/:contentId/',
    /** In another order, or the thread of one comment. */
    commentsView: '/comentaris/:contentId/:view/',
    /** Entries of a live blog: further ones, in another order, or from one of them on. */
    liveEntries: '/minut-a-minut/:contentId/',
    liveEntriesView: '/minut-a-minut/:contentId/:view/',
    /** Pictures that readers send without script. */
    uploadForm: '/enviaments/enviar/',
    /** What readers sent to a call, page by page. */
    uploads: '/enviaments/:contentId/',
    /** Where a reader turns reading offline on and off, and sees what is kept on the device. */
    offline: '/sense-connexio/',
    /** A recipe or a DIY task to be followed, step by step. */
    stepByStep: '/pas-a-pas/:contentId/',
    /** A newsletter as it was sent: its last edition, and each by its day. */
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
    /** Who may sell the site's advertising (IAB Tech Lab). */
    adsTxt: '/ads.txt',
    adSellers: '/sellers.json',
    section: '/:slug/',
    content: '/*',
  }) as const)();

/** Name of an address in `ROUTES`. */
export type RouteName = keyof typeof ROUTES;

/** Feature that a site must have for an address to answer. */
export const SITE_NEEDS = ['users', 'weather', 'broadcasts'] as const;
/** Feature of a site that an address depends on. */
export type SiteNeed = (typeof SITE_NEEDS)[number];

/**
 * - `page`: a document for everybody, made from the newsroom's data and kept
 * - `account`: a document of somebody's own (a reader, or somebody at the desk), kept nowhere, shown to no search engine
 * - `call`: JSON, HTML fragments or files, not a document
 * - `data`: whatever the newsroom's data has at that address
 */
export const ROUTE_KINDS = ['page', 'account', 'call', 'data'] as const;
/** Sort of answer that an address gives, as `ROUTE_KINDS` tells them apart. */
export type RouteKind = (typeof ROUTE_KINDS)[number];

/**
 * Parameters that a document reads of its query, `cursor` apart: text, filters and dates of a listing, or letter and text of
 * the programme index. All others are ignored.
 */
export const ROUTE_QUERIES = ['listing', 'programmes'] as const;
/** Set of parameters that a document reads. */
export type RouteQuery = (typeof ROUTE_QUERIES)[number];

/** Facts of an address that robots.txt, sitemaps, imports and loaders go by. */
export type RouteFacts = {
  kind: RouteKind;
  /** A site without it answers 404. */
  needs?: SiteNeed;
  /** Parameters of its documents, and so of the keys by which they are kept; without it, none. */
  query?: RouteQuery;
  /** Search engines are told of it by the sitemap, as it is on every site that has it. */
  inSitemap?: true;
  /** Its address is written without a last slash; all other documents have one. */
  isBare?: true;
  /** Forms are sent to it; it has no document to show. */
  isFormTarget?: true;
  /** Search engines are asked to leave it alone, by robots.txt. */
  isUncrawled?: true;
};

const account = { kind: 'account', needs: 'users', isUncrawled: true } as const;
const desk = { kind: 'account', isUncrawled: true } as const;
const broadcast = { kind: 'page', needs: 'broadcasts' } as const;
const listing = { kind: 'page', query: 'listing' } as const;

/** Facts of each route beside its path. */
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
  // Sections within sections have such an address too.
  content: { kind: 'data', query: 'listing' },
} as const satisfies Record<RouteName, RouteFacts>;

/** Addresses whose documents are made from the newsroom's data. */
export type PageRouteName = {
  [N in RouteName]: (typeof ROUTE_FACTS)[N]['kind'] extends 'page' ? N : never;
}[RouteName];

/** Facts of a route. */
export const factsOf = (route: RouteName): RouteFacts => ROUTE_FACTS[route];
