import { describeError } from '@portal/api';
import { RequestError, type Transport } from '@portal/data';
import { aborted, timeLimit } from '@portal/model';

/** Milliseconds between looks for a back end that hangs, and that one look may take. */
const LOOK_MS = 500;
const PATIENCE_MS = 2_000;

/** The back end hangs or is away: nobody waits for it again until it has answered once. */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
  constructor() {
    super('the back end does not answer');
  }
}

/** Whether a call failed because the back end, or its database, hangs or is away: what was asked may be asked again. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof BackendUnavailable) return true;
  if (!(error instanceof RequestError)) return false;
  const { cause, failure } = error;
  return failure.status === 503 || isOfTheWay(cause) || cause instanceof BackendUnavailable;
}

export type Circuit = Transport & {
  /** Ends its looks. */
  close: () => void;
};

export type CircuitOptions = {
  /** Asks whether the back end answers at all. */
  look: (signal: AbortSignal) => Promise<unknown>;
  log: (message: string) => void;
};

/**
 * Failure of the connection to the back end, not of the request: a time-out, a connection that was not made or broke.
 */
export const isOfTheWay = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error instanceof TypeError);

/**
 * A transport that gives up at once while the back end hangs: the first time-out opens the circuit, one look at a time finds
 * out when it answers again.
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
