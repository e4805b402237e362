import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANYTHING, type ChangeListener, describeError, NetworkShares } from '@portal/api';
import { backOffMs, DEFAULT_MAX_STREAMS, LIVE_BEAT_MS, type LiveHtml, liveHtmlPath } from '@portal/model';
import { LRUCache } from 'lru-cache';
import { SECURITY_HEADERS } from '../headers';
import { addressBehind } from '../reader';
import type { Step } from '../steps';

/**
 * Share of the streams that one network may have: nobody takes them all, yet a mobile carrier has many
 * readers behind one address.
 */
const NETWORK_SHARE = 0.25;
/**
 * Bytes that may be buffered for one reader: a slower reader loses the stream, and catches up with a new
 * one.
 */
const MAX_WAITING_BYTES = 256 * 1024;
/** Cached answers to “changes since”: how many, and for how long (ms); dropped on any change. */
const MAX_ANSWERS = 500;
const FRESH_MS = 2_000;
/** Requests for one joining reader, since others may be sent more meanwhile. */
const MAX_ROUNDS = 3;
/** Milliseconds before a failed request is retried; doubled each time, up to the maximum. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;
/** Milliseconds after which browsers reconnect, spread out: a restart disconnects all of them. */
const COME_AGAIN_MS = { least: 1_000, most: 6_000 };

/** A live blog at a host, which determines its site. */
export type LivePlace = { host: string; contentId: string };
/** Asks for the changes in a live blog since a sequence number; null if there is no public one. */
export type AskChanges = (place: LivePlace, since: number) => Promise<LiveHtml | null>;

export type LiveStreamsOptions = {
  ask: AskChanges;
  /** Whether a host belongs to a site. */
  isKnown: (host: string) => Promise<boolean>;
  maxStreams?: number | undefined;
  /** Proxies in front of the portal. */
  proxies?: number;
  beatMs?: number;
  log: (message: string) => void;
};

type Room = {
  place: LivePlace;
  /** Number of the last change that all its readers have been sent. */
  sequence: number;
  readers: Set<ServerResponse>;
  isAsking: boolean;
  /** Whether a change was announced during the last request. */
  isStale: boolean;
  failures: number;
};

const PATH = new RegExp(`^${liveHtmlPath('0', 'stream').replace('0', '(\\d{1,15})')}$`);

const eventOf = (name: string, data: string, id?: number) =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`);
const changeOf = (told: LiveHtml) => eventOf('change', JSON.stringify(told), told.sequence);

const HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  // Nothing in between may cache it, compress it or buffer it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Sends readers of live blogs each change. However many read one, it is requested once and rendered once,
 * and all get the same bytes. A reader costs a connection, and nothing on the database.
 */
export class LiveStreams {
  private readonly rooms = new Map<string, Room>();
  private readonly answers = new LRUCache<string, Promise<LiveHtml | null>>({
    max: MAX_ANSWERS,
    ttl: FRESH_MS,
  });
  private readonly beat: NodeJS.Timeout;
  private count = 0;
  private readonly shares: NetworkShares;
  private isClosed = false;

  constructor(private readonly options: LiveStreamsOptions) {
    this.shares = new NetworkShares(Math.ceil((options.maxStreams ?? DEFAULT_MAX_STREAMS) * NETWORK_SHARE));
    this.beat = setInterval(() => this.sendBeats(), options.beatMs ?? LIVE_BEAT_MS).unref();
  }

  /** Number of open streams. */
  get open(): number {
    return this.count;
  }

  /** Changes since a sequence number, for streams and for readers who poll. */
  changes(place: LivePlace, since: number): Promise<LiveHtml | null> {
    const key = answerKey(place, since);
    const known = this.answers.get(key);
    if (known) return known;
    const answer = this.options.ask(place, since);
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  /** Articles have changed: asks for the changes of the live blogs among them. */
  readonly change: ChangeListener = (change) => {
    this.answers.clear();
    const ids = change === ANYTHING ? null : new Set(change.contents);
    for (const room of this.rooms.values())
      if (!ids || ids.has(room.place.contentId)) void this.refresh(room);
  };

  readonly step: Step = (request, response, next) => {
    const url = request.url ?? '';
    const [path = '', query = ''] = url.split('?', 2);
    const contentId = PATH.exec(path)?.[1];
    if (!contentId || request.method !== 'GET') return next();
    const host = request.headers.host?.toLowerCase() ?? '';
    this.enter(request, response, { host, contentId }, new URLSearchParams(query)).catch((error: unknown) => {
      this.options.log(`a live blog could not be followed: ${describeError(error)}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 503);
    });
  };

  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    for (const { readers } of this.rooms.values()) for (const reader of readers) reader.end();
    this.rooms.clear();
  }

  private async enter(
    request: IncomingMessage,
    response: ServerResponse,
    place: LivePlace,
    query: URLSearchParams,
  ): Promise<void> {
    const said = request.headers['last-event-id']?.toString() ?? query.get('since') ?? '';
    if (!/^\d{1,9}$/.test(said)) return refuse(response, 400);
    const { maxStreams = DEFAULT_MAX_STREAMS, proxies = 0 } = this.options;
    const forwardedFor = request.headers['x-forwarded-for']?.toString();
    const ip = addressBehind(proxies, request.socket.remoteAddress, forwardedFor);
    if (this.isClosed || this.count >= maxStreams || !this.shares.enter(ip)) return refuse(response, 503);
    this.count += 1;
    let hasLeft = false;
    response.once('close', () => {
      hasLeft = true;
      this.count -= 1;
      this.shares.leave(ip);
      this.leave(place, response);
    });
    if (!(await this.options.isKnown(place.host))) return refuse(response, 421);
    const missed = await this.missed(place, Number(said));
    if (hasLeft) return;
    if (!missed) return refuse(response, 404);
    // Finished, and its reader is up to date: 204 makes a browser stop reconnecting.
    if (!missed.told && !missed.isLive) return refuse(response, 204);
    response.writeHead(200, HEADERS);
    const { least, most } = COME_AGAIN_MS;
    response.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
    response.write(eventOf('beat', String(missed.sequence)));
    if (missed.told) response.write(changeOf(missed.told));
    if (this.isClosed || !missed.isLive) response.end();
    else this.join(place, response, missed.sequence);
  }

  /** Changes that a joining reader has missed; null if there is no such live blog. */
  private async missed(place: LivePlace, since: number) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const room = this.rooms.get(keyOf(place));
      if (room && room.sequence === since && !room.isAsking)
        return { sequence: since, isLive: true, told: undefined };
      const told = await this.changes(place, since);
      if (!told) return null;
      // Meanwhile the others may have been sent more.
      const now = this.rooms.get(keyOf(place));
      if (now && now.sequence > told.sequence) {
        // A cached response that is older than theirs would be used again and again.
        this.answers.delete(answerKey(place, since));
        continue;
      }
      const { sequence, isLive, isWhole } = told;
      return { sequence, isLive, told: sequence === since && isWhole ? undefined : told };
    }
    throw new Error('the back end knows less than was told');
  }

  private join(place: LivePlace, reader: ServerResponse, sequence: number): void {
    const key = keyOf(place);
    const known = this.rooms.get(key);
    const room = known ?? {
      place,
      sequence,
      isAsking: false,
      isStale: false,
      failures: 0,
      readers: new Set<ServerResponse>(),
    };
    room.readers.add(reader);
    if (!known) this.rooms.set(key, room);
    // This reader has a change that the others have not been sent yet.
    else if (room.sequence < sequence) void this.refresh(room);
  }

  private leave(place: LivePlace, reader: ServerResponse): void {
    const key = keyOf(place);
    const room = this.rooms.get(key);
    if (room?.readers.delete(reader) && room.readers.size === 0) this.rooms.delete(key);
  }

  /** Asks for a live blog's changes, and sends them to all its readers; one request at a time. */
  private async refresh(room: Room): Promise<void> {
    if (room.isAsking) {
      room.isStale = true;
      return;
    }
    room.isAsking = true;
    try {
      do {
        room.isStale = false;
        // The cached response is from before this change.
        this.answers.delete(answerKey(room.place, room.sequence));
        this.tell(room, await this.changes(room.place, room.sequence));
        room.failures = 0;
      } while (room.isStale && room.readers.size);
    } catch (error) {
      if (room.failures === 0)
        this.options.log(`a live blog could not be asked for its changes: ${describeError(error)}`);
      const wait = backOffMs(room.failures, { first: RETRY_MS, longest: MAX_RETRY_MS });
      room.failures += 1;
      if (room.readers.size && !this.isClosed) setTimeout(() => void this.refresh(room), wait).unref();
    } finally {
      room.isAsking = false;
    }
  }

  private tell(room: Room, told: LiveHtml | null): void {
    if (told?.isWhole && told.sequence <= room.sequence) return;
    // Withdrawn: its page says so when it is reloaded.
    if (!told) {
      for (const reader of room.readers) reader.end();
      return;
    }
    room.sequence = told.sequence;
    this.send(room, changeOf(told));
    if (!told.isLive) for (const reader of room.readers) reader.end();
  }

  private send({ readers }: Room, bytes: Buffer): void {
    for (const reader of readers)
      if (reader.writableLength > MAX_WAITING_BYTES) reader.destroy();
      else reader.write(bytes);
  }

  private sendBeats(): void {
    for (const room of this.rooms.values()) this.send(room, eventOf('beat', String(room.sequence)));
  }
}

const answerKey = ({ host, contentId }: LivePlace, since: number) => `${host} ${contentId} ${since}`;
const keyOf = ({ host, contentId }: LivePlace) => `${host} ${contentId}`;

/** Refuses a stream: the browser falls back to polling, and retries later. */
function refuse(response: ServerResponse, status: 204 | 400 | 404 | 421 | 503): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    ...(status === 503 ? { 'retry-after': '30' } : {}),
  });
  response.end();
}
