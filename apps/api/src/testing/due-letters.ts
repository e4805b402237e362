import type { TestDiscussion } from './discussion';

/** Emails that are sent after `looks` concurrent runs, as if by several processes. */
export async function dueLetters(
  { emails, outbox }: Pick<TestDiscussion, 'emails' | 'outbox'>,
  look: () => Promise<unknown>,
  looks: number,
) {
  const before = emails.length;
  await Promise.all(Array.from({ length: looks }, look));
  await outbox.send();
  return emails.slice(before);
}
