import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LIVE_ENTRY_ACTS, LIVE_ENTRY_STATES, type LiveEntryState, nextEntryState } from './index';

const acts = fc.array(fc.constantFrom(...LIVE_ENTRY_ACTS), { maxLength: 30 });

it('a published entry is never a draft again, and only published ones can be pinned', () => {
  fc.assert(
    fc.property(acts, (asked) => {
      let state: LiveEntryState = 'draft';
      let wasRead = false;
      for (const act of asked) {
        const next = nextEntryState(state, act);
        if (next === null) continue;
        if (act === 'pin' || act === 'unpin') expect([state, next]).toEqual(['published', 'published']);
        if (act === 'correct') expect(next).toBe(state);
        state = next;
        wasRead ||= state === 'published';
        if (wasRead) expect(state).not.toBe('draft');
      }
    }),
  );
});

it('an action done twice has no second effect, except a correction', () => {
  for (const state of LIVE_ENTRY_STATES)
    for (const act of ['publish', 'withdraw'] as const) {
      const once = nextEntryState(state, act);
      if (once) expect(nextEntryState(once, act)).toBeNull();
    }
});
