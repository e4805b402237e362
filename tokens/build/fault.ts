/** Error in the token sources, shown to the person who edits them: one line per fault, without a stack. */
export class TokenFault extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'TokenFault';
  }
}
