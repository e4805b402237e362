/** A fault in the token sources, told to the person who edits them: no stack, one line a fault. */
export class TokenFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'TokenFault';
  }
}
