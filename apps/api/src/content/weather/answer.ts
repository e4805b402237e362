/** AEMET’s response by hours, the larger one, is about 33 kB. */
const MAX_BYTES = 1024 * 1024;

/** Charset that AEMET declares for most responses; the fallback if none is declared. */
const USUAL_CHARSET = 'iso-8859-15';

/**
 * Bytes of a body.
 * @throws Error if there are more than is plausible
 */
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
 * Text of a response. AEMET declares ISO-8859-15 for most of them, not always correctly: valid UTF-8 is read
 * as UTF-8, whatever is declared; otherwise the declared charset is used.
 */
export function textOf(bytes: Uint8Array, contentType: string | null): string {
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1] ?? USUAL_CHARSET;
  return (
    decoded(bytes, 'utf-8', true) ??
    (/^utf-?8$/i.test(named) ? null : decoded(bytes, named, false)) ??
    new TextDecoder(USUAL_CHARSET).decode(bytes)
  );
}

/**
 * Parses a response; undefined if it is not JSON.
 * @throws Error if it is too large or breaks off
 */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = textOf(await bytesOf(response), response.headers.get('content-type'));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
