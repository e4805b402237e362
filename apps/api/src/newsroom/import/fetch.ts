import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timeLimit } from '@portal/model';
import { Agent, fetch, type Response } from 'undici';
import { checkLiteral, isPrivateAddress, PrivateAddressError, publicLookup } from './addresses';
import type { FetchedMedia, MediaOpener } from './item';
import { UnreadableFile } from './problem';

const TIMEOUT_MS = 10_000;
const MAX_MEDIA_BYTES = 20 * 1024 * 1024;
const MAX_FILE_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Time-outs in a row after which a host is given up. */
const MAX_TIMEOUTS = 3;

/** Connects only to public IP addresses. */
const publicAgent = new Agent({ connect: { lookup: publicLookup } });

/** An origin in a private network, named by the operator of the import. */
export type PrivateOrigin = {
  origin: string;
  /** Connects only to the IP addresses that the host had when the import began, whatever DNS says later. */
  agent: Agent;
};

/**
 * Origin of an address named by the operator, if it is in a private network; undefined for the public web.
 */
export async function privateOriginOf(url: string): Promise<PrivateOrigin | undefined> {
  const { origin, hostname } = new URL(url);
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  if (!addresses.some((found) => isPrivateAddress(found.address))) return undefined;
  const [first] = addresses;
  const pinned: LookupFunction = (_, options, callback) => {
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
  return { origin, agent: new Agent({ connect: { lookup: pinned } }) };
}

type Opened = { response: Response; url: URL };

/**
 * Follows redirects itself, to check each IP address before the request. One time limit holds for all of it,
 * and for reading the response.
 * @param own the only private origin allowed
 */
async function openUrl(start: string, own: PrivateOrigin | undefined, timeout = TIMEOUT_MS): Promise<Opened> {
  const end = performance.now() + timeout;
  let url = new URL(start);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:')
      throw new Error(`${url.protocol} is not fetched`);
    const agent = url.origin === own?.origin ? own.agent : publicAgent;
    if (agent === publicAgent) checkLiteral(url);
    const response = await fetch(url, {
      redirect: 'manual',
      // A signal of its own: Node warns of one that many requests wait for.
      signal: timeLimit(Math.max(0, end - performance.now())),
      dispatcher: agent,
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || !location) {
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`the server answered ${response.status}`);
      }
      return { response, url };
    }
    await response.body?.cancel();
    if (!URL.canParse(location, url.href)) throw new Error('the server leads to an address that is none');
    url = new URL(location, url);
  }
  throw new Error('too many redirects');
}

async function* limited(body: Response['body'], most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Error(`larger than ${Math.round(most / 1024 / 1024)} MB`);
    yield chunk;
  }
}

/** Type of a file by its first bytes, since servers often state it wrongly. */
export function sniffMime(bytes: Buffer): string | undefined {
  const starts = (signature: string, at = 0) =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature;
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('\x89PNG\r\n')) return 'image/png';
  if (starts('GIF8')) return 'image/gif';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  if (starts('ftypavif', 4) || starts('ftypavis', 4)) return 'image/avif';
  if (starts('ftypM4A', 4)) return 'audio/mp4';
  if (starts('ftyp', 4)) return 'video/mp4';
  if (starts('ID3') || starts('\xff\xfb') || starts('\xff\xf3')) return 'audio/mpeg';
  if (starts('OggS')) return 'audio/ogg';
  if (starts('WEBVTT') || starts('\xef\xbb\xbfWEBVTT')) return 'text/vtt';
  return starts('%PDF-') ? 'application/pdf' : undefined;
}

const NO_ANSWER = 'no answer in time';

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return NO_ANSWER;
  if (error.cause instanceof PrivateAddressError) return error.cause.message;
  const cause =
    error.cause instanceof Error && 'code' in error.cause
      ? String(error.cause.code)
      : 'code' in error
        ? String(error.code)
        : '';
  return /ENOTFOUND|EAI_AGAIN/.test(cause)
    ? 'its host is not known here'
    : cause
      ? `the host cannot be reached (${cause})`
      : error.message;
};

const isUnreachable = (reason: string) =>
  /^(?:its host is not known|the host cannot be reached)/.test(reason);

/**
 * Opens media over the web. A host that is unreachable, or does not answer in time several times in a row, is
 * not tried again in the same run.
 * @param own the private origin that the newsroom's file itself came from
 */
export function createWebMediaOpener(own?: PrivateOrigin, timeout: number = TIMEOUT_MS): MediaOpener {
  const givenUp = new Map<string, string>();
  const timeouts = new Map<string, number>();

  const note = (host: string, reason: string, hasAnswered: boolean) => {
    const count = reason === NO_ANSWER ? (timeouts.get(host) ?? 0) + 1 : 0;
    timeouts.set(host, count);
    if (!hasAnswered && isUnreachable(reason)) givenUp.set(host, reason);
    else if (count >= MAX_TIMEOUTS)
      givenUp.set(host, `its host did not answer in time ${MAX_TIMEOUTS} times in a row, and is given up`);
  };

  return async (url): Promise<FetchedMedia> => {
    if (!URL.canParse(url)) throw new Error('not an address');
    const { host } = new URL(url);
    const known = givenUp.get(host);
    if (known) throw new Error(known);
    const chunks: Uint8Array[] = [];
    let isOpen = false;
    try {
      const { response } = await openUrl(url, own, timeout);
      isOpen = true;
      for await (const chunk of limited(response.body, MAX_MEDIA_BYTES)) chunks.push(chunk);
      timeouts.delete(host);
    } catch (error) {
      const reason = reasonOf(error);
      note(host, reason, isOpen);
      throw new Error(reason);
    }
    const bytes = Buffer.concat(chunks);
    const mime = sniffMime(bytes);
    if (!mime) throw new Error('it is no picture, sound, film or PDF');
    return { bytes, mime };
  };
}

/** Opener for imports without media. */
export const noMedia: MediaOpener = () => Promise.reject(new Error('media were not asked for (--no-media)'));

/**
 * Downloads a newsroom's file.
 * @param own the origin of the URL, if it is private
 * @throws UnreadableFile
 */
export async function download(url: string, target: string, own?: PrivateOrigin): Promise<void> {
  try {
    const { response } = await openUrl(url, own);
    await pipeline(Readable.from(limited(response.body, MAX_FILE_BYTES)), createWriteStream(target));
  } catch (error) {
    throw new UnreadableFile(`${url} could not be fetched: ${reasonOf(error)}`);
  }
}
