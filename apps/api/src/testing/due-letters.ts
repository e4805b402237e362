import type { TestDiscussion } from './discussion';

/** Letters that are sent as several processes look at once for those that are due. */
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
