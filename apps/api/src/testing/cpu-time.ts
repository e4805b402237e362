/** Milliseconds that this process works until something is done: what else a busy machine does is not counted. */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}
