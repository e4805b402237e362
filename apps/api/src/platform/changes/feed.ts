import pg from 'pg';
import * as v from 'valibot';
import { describeError } from '../log';
import { ANYTHING, CHANGES_CHANNEL, type Change, type ChangeListener, changeSchema } from './change';
import { missedChanges } from './missed';

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_MS = 1_000;
/** Milliseconds for which changes are batched after one was reported: an import makes a hundred a second. */
const GATHERING_MS = 150;

/** Milliseconds between connection checks: a broken connection reports nothing by itself. */
const LOOK_MS = 10_000;
const LOOK_TIMEOUT_MS = 5_000;

export type ChangeFeed = {
  /**
   * Calls the listener on every change from now on, in order.
   * @returns a function that unsubscribes
   */
  subscribe: (listener: ChangeListener) => () => void;
  /** Changes missed by a listener that heard nothing for this many milliseconds. */
  missed: (silence: number) => Promise<Change | typeof ANYTHING>;
  close: () => Promise<void>;
};

/** Batches changes: the first is reported at once, close followers together. */
class Gathering {
  private readonly listeners = new Set<ChangeListener>();
  private sites = new Set<string>();
  private contents = new Set<string>();
  private isAnything = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly log: (message: string) => void) {}

  subscribe(listener: ChangeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  add(change: Change | typeof ANYTHING): void {
    if (change === ANYTHING) this.isAnything = true;
    else {
      for (const site of change.sites) this.sites.add(site);
      for (const id of change.contents) this.contents.add(id);
    }
    if (!this.timer) this.tell();
  }

  private tell(): void {
    const change = this.isAnything ? ANYTHING : { sites: [...this.sites], contents: [...this.contents] };
    this.isAnything = false;
    this.sites = new Set();
    this.contents = new Set();
    for (const listener of this.listeners) {
      try {
        listener(change);
      } catch (error) {
        this.log(`a change was not taken in: ${describeError(error)}`);
      }
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isAnything || this.contents.size || this.sites.size) this.tell();
    }, GATHERING_MS).unref();
  }

  close(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
  }
}

/** Parses a notification's payload; `ANYTHING` if it cannot be read. */
function readChange(payload: string | undefined): Change | typeof ANYTHING {
  try {
    return v.parse(changeSchema, JSON.parse(payload ?? ''));
  } catch {
    return ANYTHING;
  }
}

const clientOf = (connection: pg.ClientConfig) =>
  new pg.Client({
    ...connection,
    keepAlive: true,
    application_name: 'portal changes',
    query_timeout: LOOK_TIMEOUT_MS,
  });

/**
 * Listens for the changes of all processes (LISTEN/NOTIFY) on its own connection. Changes missed while the
 * connection was lost are queried and reported once it is restored.
 */
export async function openChangeFeed(
  connection: pg.ClientConfig,
  log: (message: string) => void,
): Promise<ChangeFeed> {
  const gathering = new Gathering(log);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Last time at which the connection was known to work. */
  let heardAt = performance.now();

  const lost = (opened: pg.Client) => {
    if (isClosed || client !== opened) return;
    client = undefined;
    clearInterval(looking);
    log('the connection that tells of changes was lost');
    reconnect();
  };
  const connect = async (): Promise<void> => {
    const opened = clientOf(connection);
    client = opened;
    opened.on('error', () => lost(opened));
    opened.on('end', () => lost(opened));
    opened.on('notification', ({ channel, payload }) => {
      if (channel === CHANGES_CHANNEL) gathering.add(readChange(payload));
    });
    await opened.connect();
    await opened.query(`listen ${CHANGES_CHANNEL}`);
  };
  const look = async (): Promise<void> => {
    const opened = client;
    const at = performance.now();
    try {
      await opened?.query('select 1');
      if (opened && opened === client) heardAt = at;
    } catch {
      if (opened) lost(opened);
      void opened?.end().catch(() => undefined);
    }
  };
  const missed = async (silence: number): Promise<Change | typeof ANYTHING> =>
    client ? missedChanges(client, silence) : ANYTHING;
  const keepLooking = () => {
    clearInterval(looking);
    looking = setInterval(() => void look(), LOOK_MS).unref();
  };
  const catchUp = async (): Promise<void> => {
    await connect();
    const at = performance.now();
    // Listeners are notified before the time is reset: if the connection is lost again meanwhile, that time
    // is queried too.
    gathering.add(await missed(performance.now() - heardAt));
    heardAt = at;
    keepLooking();
  };
  const reconnect = () => {
    timer = setTimeout(() => {
      catchUp().catch(() => {
        void client?.end().catch(() => undefined);
        client = undefined;
        if (!isClosed) reconnect();
      });
    }, RECONNECT_MS).unref();
  };

  await connect();
  keepLooking();
  return {
    subscribe: (listener) => gathering.subscribe(listener),
    missed,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(looking);
      gathering.close();
      await client?.end().catch(() => undefined);
    },
  };
}
