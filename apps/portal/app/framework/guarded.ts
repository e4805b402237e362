import { TCFCommand } from '@iabtechlabtcf/cmpapi';

const COMMANDS: readonly unknown[] = Object.values(TCFCommand);

/** Calls what a stranger gave: what it throws is told where faults of pages are, and goes no further. */
const contained =
  (callback: unknown) =>
  (...told: unknown[]): void => {
    if (typeof callback !== 'function') return;
    try {
      Reflect.apply(callback, undefined, told);
    } catch (error) {
      reportError(error);
    }
  };

/**
 * A page's `__tcfapi` for strangers, and for frames that send it messages: only the framework's commands reach it, no name that every
 * object has, and a listener that throws is in the way of nobody, neither of other listeners nor of what the reader decides.
 */
export const guarded =
  (api: (...given: never) => unknown) =>
  (command?: unknown, version?: unknown, callback?: unknown, ...rest: unknown[]): unknown => {
    if (typeof callback !== 'function')
      return Reflect.apply(api, undefined, [command, version, callback, ...rest]);
    const safe = contained(callback);
    return COMMANDS.includes(command)
      ? Reflect.apply(api, undefined, [command, version, safe, ...rest])
      : safe(null, false);
  };
