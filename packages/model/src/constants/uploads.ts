/** Limits of readers' files (spec §9). They differ by the dictionary that the form uses. */

const MEGABYTE = 1024 * 1024;

/** Kinds of file that a reader may upload (spec §9). */
export const UPLOAD_KINDS = ['image', 'video'] as const;
/** Kind of file that a reader uploads (spec §9). */
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Spanish user-generated content, digital interviews, and the Catalan dictionary. */
export const UPLOAD_DICTIONARIES = ['ugcEs', 'digitalInterview', 'ca'] as const;
/** Set of upload limits, which differ by form and language (spec §9). */
export type UploadDictionary = (typeof UPLOAD_DICTIONARIES)[number];

/** Largest file, bytes, by dictionary and kind (spec §9). */
export const UPLOAD_MAX_BYTES: Readonly<Record<UploadDictionary, Readonly<Record<UploadKind, number>>>> = {
  ugcEs: { image: 5 * MEGABYTE, video: 80 * MEGABYTE },
  digitalInterview: { image: 8 * MEGABYTE, video: 500 * MEGABYTE },
  ca: { image: 8 * MEGABYTE, video: 500 * MEGABYTE },
};

/** The one media type accepted for each kind of upload (spec §9). */
export const UPLOAD_MIME_TYPES: Readonly<Record<UploadKind, string>> = {
  image: 'image/jpeg',
  video: 'video/mp4',
};

/**
 * Largest file in bytes. A site may set its own maximum (`configuredVideoBytes`) only for the video of
 * Spanish user-generated content.
 */
export function uploadMaxBytes(
  dictionary: UploadDictionary,
  kind: UploadKind,
  configuredVideoBytes?: number,
): number {
  if (dictionary === 'ugcEs' && kind === 'video' && configuredVideoBytes !== undefined) {
    return configuredVideoBytes;
  }
  return UPLOAD_MAX_BYTES[dictionary][kind];
}

/** Bytes as whole megabytes for the limit's message. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE);
}
