import * as v from 'valibot';
import {
  UPLOAD_MIME_TYPES,
  type UploadDictionary,
  type UploadKind,
  uploadMaxBytes,
} from '../constants/index';
import * as rule from '../rules/actions';

/**
 * Validates a reader's file before upload, and again on receipt: size and media type (spec §9). A browser's
 * `File` has this shape.
 *
 * @param configuredVideoBytes the site's own maximum for the video of Spanish user-generated content.
 */
export function uploadSchema(dictionary: UploadDictionary, kind: UploadKind, configuredVideoBytes?: number) {
  return v.object({
    size: v.pipe(v.number(), rule.size(uploadMaxBytes(dictionary, kind, configuredVideoBytes))),
    type: v.pipe(v.string(), rule.format(UPLOAD_MIME_TYPES[kind])),
  });
}
/** Validated file of a reader, its media type and bytes within the limits of its form (spec §9). */
export type Upload = v.InferOutput<ReturnType<typeof uploadSchema>>;

/**
 * Whole percent of an upload, for its counters (spec §4); 0 if there is nothing to send, and on completion.
 */
export function uploadPercent(sentBytes: number, totalBytes: number): number {
  if (totalBytes <= 0 || sentBytes >= totalBytes) return 0;
  return Math.round((sentBytes / totalBytes) * 100);
}
