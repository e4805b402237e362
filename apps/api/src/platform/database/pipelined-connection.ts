import pg from 'pg';

/**
 * A connection on which questions follow each other without waiting for the answers of those before: many short ones at
 * once cost both sides one awakening instead of one each. It is opened by the first question, and anew after it was lost.
 * A long question, or one that waits for a lock, would keep all others waiting: those belong into the pool.
 */
export class PipelinedConnection {
  private client: Promise<pg.Client> | undefined;

  /** @param patienceMs milliseconds after which a question without an answer fails, and the connection with it */
  constructor(
    private readonly url: string,
    private readonly patienceMs = 5_000,
  ) {}

  async ask<Row extends pg.QueryResultRow>(question: pg.QueryConfig): Promise<Row[]> {
    const asked = this.connected();
    try {
      const { rows } = await (await asked).query<Row>(question);
      return rows;
    } catch (error) {
      // A refusal by the server concerns one query; anything else is the connection.
      if (!(error instanceof pg.DatabaseError)) await this.leave(asked);
      throw error;
    }
  }

  private connected(): Promise<pg.Client> {
    if (this.client) return this.client;
    const opened: Promise<pg.Client> = this.open(() => this.forget(opened));
    this.client = opened;
    return opened;
  }

  /** @param lost called when the connection is no more; questions under way fail by themselves */
  private async open(lost: () => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      pipeline: true,
      connectionTimeoutMillis: this.patienceMs,
      query_timeout: this.patienceMs,
      keepAlive: true,
    });
    client.once('end', lost);
    client.on('error', lost);
    try {
      await client.connect();
    } catch (error) {
      lost();
      throw error;
    }
    return client;
  }

  /** Where it is only what was asked that could not be sent, others are still answered before it closes. */
  private async leave(client: Promise<pg.Client>): Promise<void> {
    this.forget(client);
    const left = await client.catch(() => undefined);
    left?.end().catch(() => undefined);
  }

  private forget(client: Promise<pg.Client>): void {
    if (this.client === client) this.client = undefined;
  }

  async close(): Promise<void> {
    const client = await this.client?.catch(() => undefined);
    await client?.end();
  }
}
