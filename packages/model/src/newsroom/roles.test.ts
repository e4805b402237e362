import { expect, it } from 'vitest';
import { DESK_ACTS, DESK_ROLES, type DeskAct, mayAct } from './index';

const ACTS = Object.keys(DESK_ACTS) as DeskAct[];

it('each role may do everything that lower roles may, and a chief everything', () => {
  const counts = DESK_ROLES.map((role) => ACTS.filter((act) => mayAct(role, act)).length);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBe(ACTS.length);
  expect(new Set(counts).size).toBe(DESK_ROLES.length);
});

it('a moderator decides on readers’ contributions, and on nothing of the newsroom’s', () => {
  expect(mayAct('moderator', 'comment.refuse')).toBe(true);
  expect(mayAct('moderator', 'appeal.reject')).toBe(false);
  expect(mayAct('moderator', 'content.withdraw')).toBe(false);
  expect(mayAct('editor', 'content.withdraw')).toBe(true);
  expect(mayAct('editor', 'account.invite')).toBe(false);
});
