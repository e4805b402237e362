import { VIEW_CALL } from './view';

/** Calls of pages and of portals (spec §7). Those of readers' accounts are `ACCOUNT_CALLS`. */
export const CALLS = {
  site: '/api/front/site',
  page: '/api/front/page',
  /** Next page of a listing, as HTML. */
  loadMore: '/api/front/load-more/',
  /** Values of a predictive filter, whose name follows. */
  predictive: '/api/front/predictive/',
  streaming: '/api/front/streaming/list',
  /** Alerts that a site shows now. */
  alerts: '/api/front/alerts',
  searcher: '/webapi/searcher/',
  /** The programme index; a cursor may follow. */
  shows: '/webapi/shows/search/',
  /** Addresses for sitemaps, their files, and those of the last two days. */
  addresses: '/api/front/addresses',
  addressFiles: '/api/front/addresses/files',
  newsAddresses: '/api/front/addresses/news',
  /** A bookmark, `:kind/:id`. */
  bookmark: '/api/bookmark/',
  /** Subscription of an email address, which follows. */
  newsletter: '/api/front/newsletter/',
  /** Likes and ratings of a content, whose id follows. */
  reactions: '/api/front/reactions/',
  /** Emails kept as files; the name of one may follow. */
  mail: '/dev/mail/',
  /** The demo's identity provider: its script, or the name of one of its calls, follows. */
  demoProvider: '/dev/identity-provider/',
  /** The demo's front door at a site: `sign-in` or `fault` follows. */
  frontDoor: '/dev/front-door/',
  /** Entries of a live blog: a content's id follows, and `changes` where only those are asked for. */
  live: '/api/front/live/',
  /** The same as HTML: a content's id follows, and `changes` or `stream`. */
  liveHtml: '/webapi/live/',
  /** Comments of a content, whose id follows. */
  comments: '/api/front/comments/',
  /** One comment, whose id follows. */
  comment: '/api/front/comment/',
  /** An appeal against a decision on a comment. */
  commentAppeal: '/api/front/comment-appeal',
  /** Comments as the newsroom looks at them. */
  deskComments: '/api/desk/comments',
  /** Live blogs as the newsroom writes them. */
  deskLive: '/api/desk/live',
  /** Pictures that the newsroom sends: a JPEG as the body of the request. */
  deskPictures: '/api/desk/pictures',
  /** Poll of a content, whose id follows. */
  poll: '/api/front/poll/',
  /** Digital interview of a content, whose id follows; then `reader` or `questions`. */
  interview: '/api/front/interview/',
  /** One's own question to an interview, whose id follows. */
  question: '/api/front/question/',
  /** Interviews as the newsroom makes them, and their questions. */
  deskInterviews: '/api/desk/interviews',
  /** Polls as the newsroom makes them. */
  deskPolls: '/api/desk/polls',
  /** Newsletters as the newsroom sends them; the id of one follows, then its `letter` or what is done with an edition. */
  deskNewsletters: '/api/desk/newsletters',
  /** Messages to the newsroom. */
  contact: '/api/front/contact',
  /** Those of them that are held. */
  deskMessages: '/api/desk/messages',
  /** Requests for rectifications: one is sent, and a story or a receipt is asked for. */
  rectification: '/api/front/rectification',
  /** The same as the newsroom decides on them; the id of one may follow, or `record`. */
  deskRectifications: '/api/desk/rectifications',
  /** Readers' files by the tus protocol; the id of one may follow, or `form`. */
  uploads: '/api/front/uploads/',
  /** Readers' files as the newsroom looks at them. */
  deskUploads: '/api/desk/uploads',
  /** A reader's decision about cookies and others. */
  consent: '/api/front/consent',
  /** Vendors of the framework that a site works with (TCF). */
  vendors: '/api/front/vendors',
  /** Pages of the law; the name of one follows, then the number of a version where an earlier one is asked for. */
  legal: '/api/front/legal/',
  /** A version of a site’s paywall, whose id follows; then `messages`. */
  paywall: '/api/front/paywall/',
  /** Versions of a site’s paywall, which portals ask their back end for. */
  paywallVersions: '/api/front/paywall-versions',
  /** What a reader has paid for; then `offers`, `checkout` or `manage`. */
  subscriptions: '/api/front/subscriptions/',
  /** Texts that subscribers give away; the token of one may follow. */
  gifts: '/api/front/gifts/',
  /** Contents that are not published yet, for who has a link; its token follows. */
  previews: '/api/front/previews/',
  /** What sellers tell of their contracts; the name of one follows. */
  entitlements: '/api/webhooks/entitlements/',
  /** Letters that came back, told by whoever gets them. */
  bounces: '/api/webhooks/bounces/',
  /** View of a content, which its page tells a portal as it is left. */
  view: VIEW_CALL,
  /** Sums of views, which portals tell their back end. */
  viewSums: '/api/front/view-sums',
  /** What is read, as the newsroom looks at it. */
  deskViews: '/api/desk/views',
  /** Changes of contents, told to portals on other machines. */
  changes: '/api/front/changes',
} as const;

/** Whether what is sent to a path is a file: it is bounded and written as it comes, not read before. */
export const takesFile = (path: string): boolean =>
  path.startsWith(CALLS.uploads) || path === CALLS.deskPictures;
