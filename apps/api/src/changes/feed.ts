import pg from 'pg';
import * as v from 'valibot';
import { describeError } from '../log';
import { ANYTHING, CHANGES_CHANNEL, type Change, type ChangeListener, changeSchema } from './change';

/** Milliseconds before a lost connection is opened anew. */
const RECONNECT_MS = 1_000;
/** Milliseconds in which changes are gathered after one was told: an import makes a hundred a second. */
const GATHERING_MS = 150;

export type ChangeFeed = {
  /** Tells of every change from now on, first come first told. @returns how to stop */
  subscribe: (listener: ChangeListener) => () => void;
  close: () => Promise<void>;
};

/** Gathers changes: the first is told at once, those that follow closely together. */
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

/** The change that a notice holds; anything where it cannot be read. */
function readChange(payload: string | undefined): Change | typeof ANYTHING {
  try {
    return v.parse(changeSchema, JSON.parse(payload ?? ''));
  } catch {
    return ANYTHING;
  }
}

/**
 * Listens to the database for what any process changes (LISTEN/NOTIFY), on a connection of its own. What may have been
 * missed while the connection was lost is told as a change of anything.
 */
export async function openChangeFeed(
  connection: pg.ClientConfig,
  log: (message: string) => void,
): Promise<ChangeFeed> {
  const gathering = new Gathering(log);
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lost = (opened: pg.Client) => {
    if (isClosed || client !== opened) return;
    client = undefined;
    log('the connection that tells of changes was lost');
    reconnect();
  };
  const connect = async (): Promise<void> => {
    const opened = new pg.Client({ ...connection, keepAlive: true, application_name: 'portal changes' });
    client = opened;
    opened.on('error', () => lost(opened));
    opened.on('end', () => lost(opened));
    opened.on('notification', ({ channel, payload }) => {
      if (channel === CHANGES_CHANNEL) gathering.add(readChange(payload));
    });
    await opened.connect();
    await opened.query(`listen ${CHANGES_CHANNEL}`);
  };
  const reconnect = () => {
    timer = setTimeout(() => {
      connect().then(
        () => gathering.add(ANYTHING),
        () => {
          client = undefined;
          if (!isClosed) reconnect();
        },
      );
    }, RECONNECT_MS).unref();
  };

  await connect();
  return {
    subscribe: (listener) => gathering.subscribe(listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      gathering.close();
      await client?.end().catch(() => undefined);
    },
  };
}
