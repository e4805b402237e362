/** Baseline for a profile request: one row by its primary key, as JSON, with nothing around it. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const [url = '', port = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = new Hono();
app.get('/', async (c) => {
  const { rows } = await pool.query('select * from accounts where id = $1', [1]);
  return c.json(rows[0]);
});
const server = serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () =>
  process.stdout.write('ready\n'),
);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
