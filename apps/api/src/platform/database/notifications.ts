const NOTIFICATION = 'A'.charCodeAt(0);
/** Bytes of a message's type and length. */
const HEAD_BYTES = 5;

/**
 * Takes notices (`NotificationResponse`) out of what a database answers, however its messages are cut into pieces: with one
 * session for all clients they come to whoever asked last, not to those who listen.
 */
export class NotificationSplitter {
  /** The beginning of a message: not all of its head, or of a notice that is not whole yet. */
  private held: Buffer = Buffer.alloc(0);
  /** Bytes of the present message that are still to come and are passed on. */
  private passing = 0;

  /** @returns what is passed on, and notices that are whole */
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
