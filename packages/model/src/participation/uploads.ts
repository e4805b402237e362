import * as v from 'valibot';
import { type Language, UPLOAD_KINDS, type UploadDictionary, writtenLanguageOf } from '../constants/index';
import { captionedImageSchema } from '../content/image';
import { urlSchema } from '../content/link';
import { CALLS } from '../routes/calls';
import type { Endpoints } from '../routes/endpoint';
import { pathTo } from '../routes/match';
import * as rule from '../rules/actions';

/**
 * States of a reader's file: in transfer, complete and to be checked, waiting for the newsroom, in the
 * gallery, refused, or withdrawn by its sender.
 */
export const UPLOAD_STATES = ['sending', 'received', 'held', 'published', 'refused', 'withdrawn'] as const;
/** State of a reader's file. */
export type UploadState = (typeof UPLOAD_STATES)[number];

/** Faults for which a file is refused automatically: not a picture or film, damaged, or too many pixels. */
export const UPLOAD_FAULTS = ['not-image', 'not-video', 'damaged', 'too-many-pixels'] as const;
/** Fault for which the check refused a file. */
export type UploadFault = (typeof UPLOAD_FAULTS)[number];

/** Grounds on which the newsroom refuses a file. */
export const UPLOAD_GROUNDS = ['off-topic', 'quality', 'rights', 'persons', 'illegal', 'other'] as const;
/** Ground of a refusal by the newsroom. */
export type UploadGround = (typeof UPLOAD_GROUNDS)[number];

/** Decisions of the desk on readers' files. */
export const UPLOAD_DECISIONS = ['publish', 'refuse'] as const;
/** Decision of the desk on a reader's file. */
export type UploadDecision = (typeof UPLOAD_DECISIONS)[number];

/** Most characters of a title, place or name that goes with a file. */
export const UPLOAD_TITLE_MAX_LENGTH = 80;
/** Most characters of the caption of a reader's picture. */
export const UPLOAD_CAPTION_MAX_LENGTH = 300;
/** Most uploads that a reader may start within 24 hours at one site. */
export const UPLOADS_A_DAY = 20;
/** Readers' files on one page of a gallery. */
export const UPLOADS_ON_PAGE = 12;

/** Limits of user-generated content for a site's language (spec §9). */
export const uploadDictionaryOf = (language: Language): UploadDictionary =>
  writtenLanguageOf(language) === 'ca' ? 'ca' : 'ugcEs';

const line = () => v.pipe(rule.typed(), rule.max(UPLOAD_TITLE_MAX_LENGTH));

/** Texts that go with a reader's file; `rights` states that it is theirs and may be published. */
export const uploadWordsSchema = v.object({
  title: v.pipe(rule.typed(), rule.required(), rule.max(UPLOAD_TITLE_MAX_LENGTH)),
  caption: v.pipe(rule.typed(), rule.max(UPLOAD_CAPTION_MAX_LENGTH)),
  place: line(),
  /** Name printed under it. */
  credit: v.pipe(rule.typed(), rule.required(), rule.max(UPLOAD_TITLE_MAX_LENGTH)),
  rights: rule.musttrue(),
});
/** Texts sent with a reader's file. */
export type UploadWords = v.InferOutput<typeof uploadWordsSchema>;

/**
 * A call for readers' pictures: its opening and closing (ISO 8601; undefined for no end), and its subject.
 */
export const uploadCallSchema = v.object({
  opensAt: v.optional(v.string()),
  closesAt: v.optional(v.string()),
  kinds: v.pipe(v.array(v.picklist(UPLOAD_KINDS)), v.minLength(1)),
});
/** A call for readers' pictures and films. */
export type UploadCall = v.InferOutput<typeof uploadCallSchema>;

/** Whether a call accepts files at a time in milliseconds: `soon`, `open` or `closed`. */
export function uploadCallState({ opensAt, closesAt }: UploadCall, now: number): 'soon' | 'open' | 'closed' {
  if (opensAt !== undefined && now < Date.parse(opensAt)) return 'soon';
  return closesAt !== undefined && now >= Date.parse(closesAt) ? 'closed' : 'open';
}

/** A reader's picture or film in a gallery. */
export const publishedUploadSchema = v.variant('kind', [
  v.object({ kind: v.literal('image'), id: v.string(), picture: captionedImageSchema }),
  v.object({
    kind: v.literal('video'),
    id: v.string(),
    title: v.string(),
    caption: v.string(),
    credit: v.string(),
    src: urlSchema,
  }),
]);
/** A reader's file in its public view. */
export type PublishedUpload = v.InferOutput<typeof publishedUploadSchema>;

/** Page of a gallery of readers' files, newest first; `next` is a cursor, null on the last page. */
export const uploadGallerySchema = v.object({
  items: v.array(publishedUploadSchema),
  count: v.number(),
  next: v.nullable(v.string()),
});
/** Part of a gallery of readers' files. */
export type UploadGallery = v.InferOutput<typeof uploadGallerySchema>;

/** A file as its sender sees it; dates are ISO 8601, sizes are bytes. */
export const ownUploadSchema = v.object({
  id: v.string(),
  kind: v.picklist(UPLOAD_KINDS),
  state: v.picklist(UPLOAD_STATES),
  title: v.string(),
  size: v.number(),
  offset: v.number(),
  sentAt: v.string(),
  /** Reason of the refusal, by the check or by the newsroom. */
  reason: v.nullable(v.picklist([...UPLOAD_FAULTS, ...UPLOAD_GROUNDS])),
  note: v.string(),
  /** Path of its thumbnail, for its sender alone; absent for a film, or if the file was deleted. */
  thumbnail: v.optional(urlSchema),
  /** The call that it was sent to. */
  call: v.object({ id: v.string(), title: v.string(), path: urlSchema }),
});
/** A reader's own file. */
export type OwnUpload = v.InferOutput<typeof ownUploadSchema>;
/** Files that a reader has sent, newest first. */
export const ownUploadsSchema = v.object({ items: v.array(ownUploadSchema) });

/** Endpoints of readers' files, which themselves are sent by the tus protocol. */
export const UPLOAD_ENDPOINTS = {
  /** Files that the reader has sent, newest first. */
  mine: {
    method: 'GET',
    path: '/api/front/uploads/',
    who: 'reader',
    response: v.pipe(
      ownUploadsSchema,
      v.transform(({ items }) => items),
    ),
  },
  /** Withdraws a file, whatever its state: it is deleted. */
  withdraw: { method: 'DELETE', path: '/api/front/uploads/:key', who: 'reader' },
} as const satisfies Endpoints;

/** Path of a reader's file among the calls of uploads. */
export const uploadCall = (id: string): string => `${CALLS.uploads}${encodeURIComponent(id)}`;

/** Path of the call for a thumbnail of a reader’s own file, a JPEG. */
export const uploadThumbnailCall = (id: string): string => `${uploadCall(id)}/thumbnail`;

/** Path of the gallery of a call for pictures. */
export const uploadsPath = (contentId: string): string =>
  pathTo('uploads', { contentId: encodeURIComponent(contentId) });

/** Views of readers' files at the desk. */
export const UPLOAD_VIEWS = ['held', 'published', 'refused'] as const;
/** View of the desk's queue of readers' files. */
export type UploadView = (typeof UPLOAD_VIEWS)[number];

/** Readers' files at the desk; dates are ISO 8601, `next` is a cursor. */
export const uploadQueueSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(UPLOAD_KINDS),
      state: v.picklist(UPLOAD_STATES),
      title: v.string(),
      caption: v.string(),
      place: v.string(),
      credit: v.string(),
      nick: v.nullable(v.string()),
      size: v.number(),
      sentAt: v.string(),
      reason: v.nullable(v.picklist([...UPLOAD_FAULTS, ...UPLOAD_GROUNDS])),
      width: v.nullable(v.number()),
      height: v.nullable(v.number()),
      /** Whether there is a file to look at. */
      hasFile: v.boolean(),
      call: v.object({ id: v.string(), title: v.string(), path: urlSchema }),
    }),
  ),
  next: v.nullable(v.string()),
});
/** Part of the desk's queue of readers' files. */
export type UploadQueue = v.InferOutput<typeof uploadQueueSchema>;

/** Unanswered appeals against refusals of files, oldest first; dates are ISO 8601. */
export const waitingUploadAppealsSchema = v.object({
  appeals: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(UPLOAD_KINDS),
      title: v.string(),
      caption: v.string(),
      nick: v.nullable(v.string()),
      ground: v.picklist(UPLOAD_GROUNDS),
      note: v.string(),
      /** The reader's text. */
      appeal: v.string(),
      appealedAt: v.string(),
    }),
  ),
});
/** An unanswered appeal about a file. */
export type WaitingUploadAppeal = v.InferOutput<typeof waitingUploadAppealsSchema>['appeals'][number];

/** Result of a decision on files: the batch that undoes it, and the number of changed files. */
export const decidedUploadsSchema = v.object({ batch: v.string(), changed: v.number() });
/** Outcome of a decision on readers' files. */
export type DecidedUploads = v.InferOutput<typeof decidedUploadsSchema>;
