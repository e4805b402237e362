import { describeError } from '@portal/api';
import { RequestError, type Transport } from '@portal/data';
import { aborted, timeLimit } from '@portal/model';

/** Milliseconds between health checks of a back end that hangs, and the time limit of one. */
const LOOK_MS = 500;
const PATIENCE_MS = 2_000;

/** The back end hangs or is down: requests fail at once until it has responded to a health check. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
  constructor() {
    super('the back end does not answer');
  }
}

/** Whether a request failed because the back end, or its database, hangs or is down: it may be retried. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof BackendUnavailable) return true;
  if (!(error instanceof RequestError)) return false;
  const { cause, failure } = error;
  return failure.status === 503 || isOfTheWay(cause) || cause instanceof BackendUnavailable;
}

export type Circuit = Transport & {
  /** Stops its health checks. */
  close: () => void;
};

export type CircuitOptions = {
  /** Checks whether the back end answers at all. */
  look: (signal: AbortSignal) => Promise<unknown>;
  log: (message: string) => void;
};

/**
 * Failure of the connection to the back end, not of the request: a time-out, or a connection that was
 * refused or broke.
 */
export const isOfTheWay = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error instanceof TypeError);

/**
 * A transport that fails at once while the back end hangs: the first time-out opens the circuit, and one
 * health check at a time finds out when it answers again.
 */
export function withCircuit(transport: Transport, { look, log }: CircuitOptions): Circuit {
  let isOpen = false;
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;

  const lookAgain = async (): Promise<void> => {
    try {
      const signal = timeLimit(PATIENCE_MS);
      await Promise.race([look(signal), aborted(signal)]);
      if (isOpen) log('the back end answers again');
      isOpen = false;
    } catch {
      if (!isClosing) timer = setTimeout(() => void lookAgain(), LOOK_MS).unref();
    }
  };

  const guarded: Transport = async (request, options) => {
    if (isOpen) throw new BackendUnavailable();
    try {
      return await Promise.race([transport(request, options), aborted(options.signal)]);
    } catch (error) {
      if (!isOpen && isOfTheWay(error)) {
        isOpen = true;
        log(`the back end does not answer: ${describeError(error)}`);
        void lookAgain();
      }
      throw error;
    }
  };
  return Object.assign(guarded, {
    close: () => {
      isClosing = true;
      clearTimeout(timer);
    },
  });
}
