import { failedCall } from '../client/request';

/**
 * Waits for that many milliseconds.
 * @throws the signal's reason when it is aborted meanwhile
 */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });

type Question<Answer> = {
  /** Milliseconds without input before the call. */
  waitMs: number;
  /** Called as soon as a response is awaited. */
  begin: () => void;
  ask: (signal: AbortSignal) => Promise<Answer>;
  take: (answer: Answer) => void;
  /** Called when the call fails. Any other error is thrown. */
  fail: () => void;
};

export type Latest = {
  /** Resolves when the question is answered, has failed or was superseded. */
  ask: <Answer>(question: Question<Answer>) => Promise<void>;
  /** Repeats the last question at once. */
  again: () => void;
  /** Cancels the question in progress. */
  end: () => void;
  /** Cancels the request in progress, until `resume` sends it again. */
  suspend: () => void;
  resume: () => void;
};

/** Sends one request at a time: a new one cancels the previous one, whose response is dropped. */
export function createLatest(): Latest {
  let underWay: AbortController | undefined;
  let again: () => void = () => undefined;
  let isSuspended = false;
  const end = () => {
    underWay?.abort();
    underWay = undefined;
    isSuspended = false;
  };
  const ask = async <Answer>(question: Question<Answer>) => {
    end();
    const asking = new AbortController();
    const { signal } = asking;
    underWay = asking;
    again = () => void ask({ ...question, waitMs: 0 });
    const settle = () => {
      if (underWay === asking) underWay = undefined;
    };
    question.begin();
    try {
      await pause(question.waitMs, signal);
      const answer = await question.ask(signal);
      settle();
      if (!signal.aborted) question.take(answer);
    } catch (error) {
      settle();
      if (signal.aborted) return;
      failedCall(error);
      question.fail();
    }
  };
  return {
    ask,
    again: () => again(),
    end,
    suspend: () => {
      const isAsking = underWay !== undefined;
      end();
      isSuspended = isAsking;
    },
    resume: () => {
      if (isSuspended) again();
    },
  };
}
