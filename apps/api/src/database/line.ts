import pg from 'pg';

/**
 * A connection on which questions follow each other without waiting for the answers of those before: many short ones at
 * once cost both sides one awakening instead of one each. It is opened by the first question, and anew after it was lost.
 * A long question, or one that waits for a lock, would keep all others waiting: those belong into the pool.
 */
export class Line {
  private client: Promise<pg.Client> | undefined;

  constructor(private readonly url: string) {}

  async ask<Row extends pg.QueryResultRow>(question: pg.QueryConfig): Promise<Row[]> {
    const client = await this.connected();
    const { rows } = await client.query<Row>(question);
    return rows;
  }

  private connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const opened = this.open(() => {
      if (this.client === opened) this.client = undefined;
    });
    this.client = opened;
    return opened;
  }

  private async open(forget: () => void): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, pipeline: true });
    // Questions that were under way fail by themselves; the next one opens another connection.
    client.once('end', forget);
    client.on('error', forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      throw error;
    }
    return client;
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }
}
