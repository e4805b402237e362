import { VIEW_CALL } from './view';

/** Paths of the calls of pages and of portals (spec §7). Those of readers' accounts are `ACCOUNT_CALLS`. */
export const CALLS = {
  site: '/api/front/site',
  page: '/api/front/page',
  /** A listing's next page, as HTML. */
  loadMore: '/api/front/load-more/',
  /** Values of a predictive filter, whose name follows. */
  predictive: '/api/front/predictive/',
  streaming: '/api/front/streaming/list',
  /** A site's active alerts. */
  alerts: '/api/front/alerts',
  searcher: '/webapi/searcher/',
  /** The programme index; a cursor may follow. */
  shows: '/webapi/shows/search/',
  /** URLs for sitemaps, their files, and the news of the last two days. */
  addresses: '/api/front/addresses',
  addressFiles: '/api/front/addresses/files',
  newsAddresses: '/api/front/addresses/news',
  /** A bookmark, `:kind/:id`. */
  bookmark: '/api/bookmark/',
  /** Subscription of an email address, which follows. */
  newsletter: '/api/front/newsletter/',
  /** Likes and ratings of an article, whose id follows. */
  reactions: '/api/front/reactions/',
  /** Emails stored as files; the name of one may follow. */
  mail: '/dev/mail/',
  /** The demo's identity provider; its script, or the name of one of its calls, follows. */
  demoProvider: '/dev/identity-provider/',
  /** The demo's front door at a site; `sign-in` or `fault` follows. */
  frontDoor: '/dev/front-door/',
  /** A live blog's entries; an article's id follows, and `changes` for only those. */
  live: '/api/front/live/',
  /** Entries of a live blog as HTML; an article's id follows, and `changes` or `stream`. */
  liveHtml: '/webapi/live/',
  /** Moderation of comments. */
  deskComments: '/api/desk/comments',
  /** Uploads of pictures by the newsroom: a JPEG as the body of the request. */
  deskPictures: '/api/desk/pictures',
  /** An article's poll, whose id follows. */
  poll: '/api/front/poll/',
  /** Readers' files by the tus protocol; the id of one may follow, or `form`. */
  uploads: '/api/front/uploads/',
  /** Readers' files at the desk. */
  deskUploads: '/api/desk/uploads',
  /** A reader's decision about cookies and third-party content. */
  consent: '/api/front/consent',
  /** Vendors of the framework that a site works with (TCF). */
  vendors: '/api/front/vendors',
  /** Legal pages; the name of one follows, then the number of an earlier version. */
  legal: '/api/front/legal/',
  /** Versions of a site’s paywall, which portals request from their back end. */
  paywallVersions: '/api/front/paywall-versions',
  /** Payment providers' reports of their contracts; the name of one follows. */
  entitlements: '/api/webhooks/entitlements/',
  /** Returned emails, reported by the service that receives them. */
  bounces: '/api/webhooks/bounces/',
  /** View of an article, which its page sends to a portal when it is left. */
  view: VIEW_CALL,
  /** Sums of views, which portals send to their back end. */
  viewSums: '/api/front/view-sums',
  /** Changes of articles, sent to portals on other machines. */
  changes: '/api/front/changes',
} as const;

/** Whether a path takes a file: its body is size-limited and streamed, not read into memory first. */
export const takesFile = (path: string): boolean =>
  path.startsWith(CALLS.uploads) || path === CALLS.deskPictures;
