import { expect, it } from 'vitest';
import { FRONT, turned } from './sphere';

it('turns full circle', () => {
  expect(turned({ ...FRONT, yaw: 170 }, { yaw: 30 }).yaw).toBe(-160);
  expect(turned({ ...FRONT, yaw: -170 }, { yaw: -30 }).yaw).toBe(160);
});

it('stops at the zenith and at the closest zoom', () => {
  expect(turned(FRONT, { pitch: 200 }).pitch).toBe(90);
  expect(turned(FRONT, { pitch: -200 }).pitch).toBe(-90);
  expect([turned(FRONT, { field: -500 }).field, turned(FRONT, { field: 500 }).field]).toEqual([35, 100]);
});
