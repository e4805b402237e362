import { beforeEach, expect, it, vi } from 'vitest';
import { guarded } from './guarded';

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

it('passes on the framework’s commands, with all arguments and their responses', () => {
  const api = vi.fn((...[, , callback]: [string, number, (...told: unknown[]) => void, ...unknown[]]) => {
    callback({ cmpId: 1 }, true);
    return 'queue';
  });
  const heard = vi.fn<(...told: unknown[]) => void>();
  expect(guarded(api)('removeEventListener', 2, heard, 7)).toBe('queue');
  expect(api).toHaveBeenCalledExactlyOnceWith('removeEventListener', 2, expect.any(Function), 7);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ cmpId: 1 }, true);
});

it.each(['constructor', '__proto__', 'toString', 'getEverything', 7, null, { toString: () => 'ping' }])(
  'responds to the command %s with null, without calling the API',
  (command) => {
    const api = vi.fn<() => void>();
    const heard = vi.fn<(...told: unknown[]) => void>();
    guarded(api)(command, 2, heard);
    expect(api).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null, false);
  },
);

it('contains an error that a listener throws', () => {
  const fault = new Error('a vendor’s own');
  const api = (_command: string, _version: number, callback: (...told: unknown[]) => void) =>
    callback({}, true);
  guarded(api)('addEventListener', 2, () => {
    throw fault;
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
});

it('lets the framework reject a call without a callback', () => {
  const api = vi.fn<() => void>(() => {
    throw new Error('invalid callback function');
  });
  expect(() => guarded(api)('ping', 2)).toThrow('invalid callback function');
});
