import { factsOf, RESERVED_WORDS, ROUTES, type RouteName } from '@portal/model';
import { expect, it } from 'vitest';
import { isReserved } from './path';

const example = (path: string) => path.replace('*', 'any/').replaceAll(/:\w+/g, 'algu');

it.each(RESERVED_WORDS)('reserves /%s/ for the portal', (word) => {
  expect(isReserved(`/${word}/`)).toBe(true);
});

it('reserves every URL with a page or an endpoint of its own', () => {
  const names = Object.keys(ROUTES).filter((name): name is RouteName => Object.hasOwn(ROUTES, name));
  const own = names.filter(
    (name) => factsOf(name).kind !== 'data' && name !== 'programme' && name !== 'front',
  );
  for (const name of own) expect(isReserved(example(ROUTES[name])), name).toBe(true);
});

it.each(['/cultura/', '/cultura/una-nota/', '/agenda/un-acte/', '/programes/una-nota/', '/directe-2/'])(
  'leaves %s to newsrooms',
  (path) => {
    expect(isReserved(path)).toBe(false);
  },
);
