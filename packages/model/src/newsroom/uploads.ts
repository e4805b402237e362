import * as v from 'valibot';
import {
  decidedUploadsSchema,
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_DECISIONS,
  UPLOAD_GROUNDS,
  UPLOAD_VIEWS,
  uploadQueueSchema,
  waitingUploadAppealsSchema,
} from '../participation/uploads';
import type { Endpoints, Takes } from '../routes/endpoint';
import { APPEAL_OUTCOMES } from './comments';

const uuid = v.pipe(v.string(), v.uuid());

/** Query of the desk's queue of readers' files, the held ones by default. */
export const uploadQueueQuerySchema = v.object({
  view: v.optional(v.picklist(UPLOAD_VIEWS), 'held'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});

/** Most files that one decision changes. */
const MAX_DECIDED = 100;

/** A decision on readers' files; to refuse them needs a ground. */
export const uploadDecisionSchema = v.object({
  act: v.picklist(UPLOAD_DECISIONS),
  ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(MAX_DECIDED)),
  ground: v.optional(v.picklist(UPLOAD_GROUNDS)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(UPLOAD_CAPTION_MAX_LENGTH))),
});

/** Batch of a decision on files, to undo it. */
export const uploadUndoSchema = v.object({ batch: uuid });

/** Answer to an appeal against the refusal of a file. */
export const uploadAppealAnswerSchema = v.object({ id: uuid, outcome: v.picklist(APPEAL_OUTCOMES) });

/** Endpoints of the desk for readers' files. */
export const UPLOAD_DESK_ENDPOINTS = {
  /** Readers' files by state, with a cursor. */
  uploads: {
    method: 'GET',
    path: '/api/desk/uploads',
    who: 'desk',
    query: {} as Takes<typeof uploadQueueQuerySchema>,
    response: uploadQueueSchema,
  },
  /** Publishes or refuses readers' files; the batch can be undone for a minute. */
  decideUploads: {
    method: 'POST',
    path: '/api/desk/uploads/decide',
    who: 'desk',
    body: {} as Takes<typeof uploadDecisionSchema>,
    response: decidedUploadsSchema,
  },
  /** Undoes a batch; the answer has the number of its files. */
  undoUploads: {
    method: 'POST',
    path: '/api/desk/uploads/undo',
    who: 'desk',
    act: 'upload.restore',
    body: {} as Takes<typeof uploadUndoSchema>,
    response: v.object({ restored: v.number() }),
  },
  /** Appeals against refusals of files. */
  uploadAppeals: {
    method: 'GET',
    path: '/api/desk/uploads/appeals',
    who: 'desk',
    response: v.pipe(
      waitingUploadAppealsSchema,
      v.transform(({ appeals }) => appeals),
    ),
  },
  /** Undoes the refusal of a file, or keeps it. */
  decideUploadAppeal: {
    method: 'POST',
    path: '/api/desk/uploads/appeals',
    who: 'desk',
    body: {} as Takes<typeof uploadAppealAnswerSchema>,
  },
} as const satisfies Endpoints;
