const NOTIFICATION = 'A'.charCodeAt(0);
/** Bytes of a message's type and length. */
const HEAD_BYTES = 5;

/**
 * Separates notifications (`NotificationResponse`) from the database's responses, however its messages are
 * split: since all clients share one session, notifications arrive at the last client that asked instead of
 * at those that listen.
 */
export class NotificationSplitter {
  /** Incomplete beginning of a message: part of its header, or of a notification. */
  private held: Buffer = Buffer.alloc(0);
  /** Bytes of the current message that are still to come and are passed on. */
  private passing = 0;

  /** @returns bytes to pass on, and complete notifications */
  push(bytes: Buffer): { answer: Buffer; notices: Buffer[] } {
    let rest = this.held.length ? Buffer.concat([this.held, bytes]) : bytes;
    this.held = Buffer.alloc(0);
    const answer: Buffer[] = [];
    const notices: Buffer[] = [];
    while (rest.length) {
      if (this.passing) {
        const part = rest.subarray(0, this.passing);
        answer.push(part);
        this.passing -= part.length;
        rest = rest.subarray(part.length);
        continue;
      }
      if (rest.length < HEAD_BYTES) break;
      const length = 1 + rest.readInt32BE(1);
      if (rest[0] !== NOTIFICATION) {
        this.passing = length;
        continue;
      }
      if (rest.length < length) break;
      notices.push(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
    this.held = Buffer.from(rest);
    return { answer: answer.length === 1 && answer[0] ? answer[0] : Buffer.concat(answer), notices };
  }
}
