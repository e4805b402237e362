import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { validate } from '../rules/index';
import {
  commentCharactersLeft,
  commentFormSchema,
  pollState,
  ratingSchema,
  uploadPercent,
  uploadSchema,
} from './index';

describe('comment', () => {
  it('is text of at most 500 characters', () => {
    expect(validate(commentFormSchema, { comment: ' Bon dia ' })).toEqual({
      valid: true,
      value: { comment: 'Bon dia', parentId: null },
    });
    expect(validate(commentFormSchema, { comment: ' ' })).toMatchObject({ issues: [{ code: 'required' }] });
    expect(validate(commentFormSchema, { comment: 'a'.repeat(500) }).valid).toBe(true);
    expect(validate(commentFormSchema, { comment: 'a'.repeat(501) })).toMatchObject({
      issues: [{ field: 'comment', code: 'max', limit: 500 }],
    });
    expect(commentCharactersLeft('abc')).toBe(497);
    // Counts as readers do: a family emoji is one of 500 characters.
    expect(validate(commentFormSchema, { comment: '👨‍👩‍👧‍👦'.repeat(500) }).valid).toBe(true);
    expect(validate(commentFormSchema, { comment: '👨‍👩‍👧‍👦'.repeat(501) }).valid).toBe(false);
    expect(commentCharactersLeft('👨‍👩‍👧‍👦')).toBe(499);
  });
});

describe('poll', () => {
  const poll = { start: '2026-11-20 09:00', end: '2026-11-20 21:00' };
  it.each([
    ['2026-11-20 08:59', 'not-started'],
    ['2026-11-20 09:00', 'active'],
    ['2026-11-20 20:59', 'active'],
    ['2026-11-20 21:00', 'finished'],
  ])('poll at %s is %s', (now, state) => {
    expect(pollState(poll, now)).toBe(state);
  });

  it('is open without dates', () => {
    expect(pollState({}, '2026-11-20')).toBe('active');
    expect(pollState({ start: null, end: null }, '2026-11-20')).toBe('active');
  });
});

describe('upload', () => {
  it('has the limits of its dictionary', () => {
    const file = { size: 6 * 1024 * 1024, type: 'image/jpeg' };
    expect(validate(uploadSchema('ca', 'image'), file).valid).toBe(true);
    expect(validate(uploadSchema('ugcEs', 'image'), file)).toEqual({
      valid: false,
      issues: [{ field: 'size', code: 'size', limit: 5_242_880 }],
    });
    expect(validate(uploadSchema('ugcEs', 'video', 100), { size: 101, type: 'video/mp4' }).valid).toBe(false);
  });

  it('takes JPEG and MP4 only', () => {
    expect(validate(uploadSchema('ca', 'image'), { size: 1, type: 'image/png' })).toEqual({
      valid: false,
      issues: [{ field: 'type', code: 'format' }],
    });
    expect(validate(uploadSchema('ca', 'video'), new Blob(['x'], { type: 'video/mp4' })).valid).toBe(true);
  });

  it('counts in whole percent and restarts when done', () => {
    expect([uploadPercent(0, 3), uploadPercent(1, 3), uploadPercent(2, 3), uploadPercent(3, 3)]).toEqual([
      0, 33, 67, 0,
    ]);
    expect(uploadPercent(1, 0)).toBe(0);
  });
});

describe('rating', () => {
  it('is one to five whole stars', () => {
    const taken = [0, 1, 5, 6, 2.5, '3'].map((value) => v.safeParse(ratingSchema, { value }).success);
    expect(taken).toEqual([false, true, true, false, false, false]);
  });
});
