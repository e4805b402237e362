import { setTimeout as pause } from 'node:timers/promises';
import { TooOften } from '../limits';

/** Milliseconds; longer than such a call takes. */
const ANSWERED_AFTER_MS = 150;

/** Resolves at the fixed response time of a call that begins now. */
export const evenMoment = (): Promise<unknown> => pause(ANSWERED_AFTER_MS);

/**
 * Waits for a call that must not reveal whether there is an account: it gets a response after the same time
 * whatever it finds, and in the same way if the mailbox's emails are used up (`TooOften`).
 * @throws whatever else `work` throws, after that time too
 */
export async function answerEvenly(
  work: Promise<void>,
  earliest: Promise<unknown> = evenMoment(),
): Promise<void> {
  const [result] = await Promise.allSettled([work, earliest]);
  if (result.status === 'rejected' && !(result.reason instanceof TooOften)) throw result.reason;
}
