import pg from 'pg';

/**
 * A connection that sends queries without waiting for the responses to earlier ones: many short queries at
 * once wake both sides once instead of once each. The first query opens it, and it reconnects after a loss.
 * Long queries, or ones that wait for a lock, would block all others: use the pool for them.
 */
export class PipelinedConnection {
  private client: Promise<pg.Client> | undefined;

  /** @param patienceMs milliseconds after which an unanswered query fails, and the connection with it */
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
      // An error of the server concerns one query; any other error concerns the connection.
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

  /** @param lost called when the connection is lost; pending queries fail by themselves */
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

  /**
   * Stops using a connection. If only one query could not be sent, other pending ones are answered before it
   * closes.
   */
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
