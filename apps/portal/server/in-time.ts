/** Longest that a page waits for a part that it can do without, in milliseconds. */
const PATIENCE_MS = 400;

/** Returns a part that a page can do without, or undefined if it does not arrive in time. */
export async function inTime<Part>(asked: Promise<Part>): Promise<Part | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  try {
    return (await Promise.race([asked, late])) ?? undefined;
  } finally {
    clearTimeout(timer);
  }
}
