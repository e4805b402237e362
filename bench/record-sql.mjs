/** Preloaded by a back end: tells the statements that it sent to its database between two messages. */
import pg from 'pg';

let statements;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (asked, values, ...more) {
  const { text = asked, rowMode } = Object(asked);
  if (statements && typeof text === 'string')
    statements.push({ text, rowMode, values: asked.values ?? (Array.isArray(values) ? values : undefined) });
  return query.call(this, asked, values, ...more);
};

process.on('message', () => {
  if (statements) process.send?.(statements);
  statements = statements ? undefined : [];
  if (statements) process.send?.('recording');
});
