import { TCFCommand } from '@iabtechlabtcf/cmpapi';

const COMMANDS: readonly unknown[] = Object.values(TCFCommand);

/** Calls a third-party callback: its errors are reported as page errors, and go no further. */
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
 * `__tcfapi` for third-party scripts and frames. A callback is passed on with TCF commands only, not with names that every object
 * inherits. An exception in a listener stops neither other listeners nor the reader's decision.
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
