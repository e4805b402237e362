/**
 * Codes for a connection that cannot be made or was lost: the system's, and PostgreSQL's (appendix A, classes
 * 08 and 57P).
 */
const AWAY =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|08\w{3}|57P0[1-5]|53300)$/;
/** Messages of the driver for failures without a code. */
const AWAY_MESSAGE = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded)/;

/** Whether a query failed because the database is unavailable, rather than because of the query. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
    const { code, syscall } = Object(at);
    // A missing file has the same code as a missing socket.
    if (typeof code === 'string' && AWAY.test(code) && (code !== 'ENOENT' || syscall === 'connect'))
      return true;
    if (AWAY_MESSAGE.test(at.message)) return true;
  }
  return false;
}

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether the database refused a query; the message of such an error quotes the query and its values. */
export function isOfDatabase(error: unknown): boolean {
  const { code, severity } = Object(causeOf(error));
  return 'query' in Object(error) || (typeof code === 'string' && typeof severity === 'string');
}

/** The database's own error behind a failed query. */
export const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause ? error.cause : error;

function isRefusal(error: unknown, code: string): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && cause.code === code;
}

/** Whether a row was rejected because of a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => isRefusal(error, UNIQUE_VIOLATION);

/** Whether a row was rejected because the row that it refers to does not exist. */
export const isOfNothing = (error: unknown): boolean => isRefusal(error, FOREIGN_KEY_VIOLATION);
