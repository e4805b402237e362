import { describe, expect, it } from 'vitest';
import { pushConversion, pushUser } from './data-layer';

describe('the data layer', () => {
  it('says who reads, and that nobody does', () => {
    const layer: Record<string, unknown>[] = [];
    pushUser(layer, { id: '7' });
    pushUser(layer, { id: null });
    expect(layer).toEqual([
      { user_logged: 'yes', user_id: '7' },
      { user_logged: 'no', user_id: null },
    ]);
  });

  it('tells conversions', () => {
    const layer: Record<string, unknown>[] = [];
    pushConversion(layer, 'sign_up', 'password');
    pushConversion(layer, 'login', 'google');
    expect(layer).toEqual([
      { event: 'sign_up', method: 'password' },
      { event: 'login', method: 'google' },
    ]);
  });
});
