/** The oldest React whose contexts are drawn as ours are. */
const OLDEST = 19;

/** @throws Error with an older React, whose own words about a context would help nobody */
export function checkReact(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST)
    throw new Error(`@portal/ui needs React ${OLDEST}.0 or newer, not ${version}.`);
}
