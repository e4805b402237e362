/** Preloaded by a back end: reports its database statements since the last report. */
import pg from 'pg';

const MAX_KEPT = 1_000;
let statements = [];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (asked, values, ...more) {
  const { text = asked, rowMode } = Object(asked);
  if (typeof text === 'string' && statements.length < MAX_KEPT)
    statements.push({ text, rowMode, values: asked.values ?? (Array.isArray(values) ? values : undefined) });
  return query.call(this, asked, values, ...more);
};

process.on('message', () => {
  process.send?.(statements);
  statements = [];
});
