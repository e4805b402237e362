import { expect, it } from 'vitest';
import { namedBy } from './visit';

it('maps a parameter to one of its known values, and nothing else', () => {
  const said = (query: string) =>
    namedBy({ url: new URL(`http://far.localhost/acceso/${query}`) }, 'alert', { sent: 'Enviat' });
  expect(said('?alert=sent')).toBe('Enviat');
  for (const query of ['', '?alert=', '?alert=other', '?alert=constructor', '?alert=__proto__'])
    expect(said(query)).toBeUndefined();
});
