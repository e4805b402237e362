import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathOf } from './addresses';

const at = (path: string) => pathOf(`https://prova.example${path}`);

it.each([
  ['/politica/x/', '/politica/x/'],
  ['/politica/x/?utm_source=newsletter&utm_medium=email#comments', '/politica/x/'],
  ['/cerca/?q=port+obert&utm_campaign=a', '/cerca/?q=port+obert'],
  ['/cerca/?q=a%20b', '/cerca/?q=a%20b'],
  ['/?fbclid=1&gclid=2', '/'],
  ['/llista/?pagina=2&mutm_x=1', '/llista/?pagina=2&mutm_x=1'],
])('stores %s under %s', (address, kept) => {
  expect(at(address)).toBe(kept);
});

it('is idempotent, and ignores campaigns', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.stringMatching(/^utm_[a-z]{1,10}$/), (query, name) => {
      const kept = at(`/x/?${query}`);
      expect(pathOf(`https://prova.example${kept}`)).toBe(kept);
      expect(at(`/x/?${name}=1`)).toBe('/x/');
    }),
  );
});
