import { describe, expect, it } from 'vitest';
import { pushConversion, pushUser, track } from './data-layer';

describe('the data layer', () => {
  it('pushes the id of the reader, and null for nobody', () => {
    const layer: Record<string, unknown>[] = [];
    pushUser(layer, { id: '7' });
    pushUser(layer, { id: null });
    expect(layer).toEqual([
      { user_logged: 'yes', user_id: '7' },
      { user_logged: 'no', user_id: null },
    ]);
  });

  it('pushes events as the model defines them', () => {
    const layer: Record<string, unknown>[] = [];
    track(layer, { event: 'save', content_id: '7', saved: true });
    // @ts-expect-error no such event
    const wrong: Parameters<typeof track>[1] = { event: 'purchase' };
    expect(layer).toEqual([{ event: 'save', content_id: '7', saved: true }]);
    expect(wrong.event).toBe('purchase');
  });

  it('pushes conversions', () => {
    const layer: Record<string, unknown>[] = [];
    pushConversion(layer, 'sign_up', 'password');
    pushConversion(layer, 'login', 'google');
    expect(layer).toEqual([
      { event: 'sign_up', method: 'password' },
      { event: 'login', method: 'google' },
    ]);
  });
});
