/** Turns an unsuccessful answer into an error. */
export async function mustSucceed(call: Promise<boolean>): Promise<void> {
  if (!(await call)) throw new Error('the server did not report success');
}
