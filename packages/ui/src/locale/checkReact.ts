/** Minimum React version: older ones cannot render contexts as components. */
const OLDEST = 19;

/** @throws Error in an older React, whose own message about contexts would be misleading */
export function checkReact(version: string): void {
  if (Number.parseInt(version, 10) < OLDEST)
    throw new Error(`@portal/ui needs React ${OLDEST}.0 or newer, not ${version}.`);
}
