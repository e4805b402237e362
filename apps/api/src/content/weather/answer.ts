/** AEMET’s answer by hours, the larger one, is about 33 kB. */
const MAX_BYTES = 1024 * 1024;

/** Values that AEMET writes for nothing, or wrongly. */
const USUAL_CHARSET = 'iso-8859-15';

/** Bytes of a body. @throws Error when there are more than is believable */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('its answer is larger than 1 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Uint8Array, charset: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * The text of an answer. AEMET names ISO-8859-15 for most of them and not always rightly: what reads as UTF-8 without a
 * fault is UTF-8, whatever is said; only then what was named is believed.
 */
export function textOf(bytes: Uint8Array, contentType: string | null): string {
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? USUAL_CHARSET;
  return (
    decoded(bytes, 'utf-8', true) ??
    (/^utf-?8$/i.test(named) ? null : decoded(bytes, named, false)) ??
    new TextDecoder(USUAL_CHARSET).decode(bytes)
  );
}

/** Content of an answer; undefined where it is no JSON. @throws Error when it is too large or breaks off */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = textOf(await bytesOf(response), response.headers.get('content-type'));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
