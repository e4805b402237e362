/**
 * Bytes above which a picture is downsized before it is sent: a phone's picture has five million, and a page
 * needs one.
 */
const LARGE_BYTES = 1_500_000;
/** Pixels of the longer side of a downsized picture. */
const MAX_SIDE = 2_560;
const QUALITY = 0.85;

/**
 * A picture to upload: small enough for a slow connection, and without the camera's metadata. Unchanged if
 * the browser cannot downsize it.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
