import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from '../dialog/index';
import { Menu } from '../menu/index';
import { Popover } from '../popover/Popover';
import { createLocale, loadLanguage, PortalProvider } from './entry';
import { checkReact } from './PortalProvider';
import { LANGUAGE_PACKS } from './packs';

const NOW = '2026-03-18T18:30:00+01:00';
const locale = createLocale(LANGUAGE_PACKS.ca, { now: NOW });
const draw = (children: ReactNode) => () =>
  renderToStaticMarkup(<PortalProvider locale={locale}>{children}</PortalProvider>);

it('reports that families of texts must be a list', async () => {
  await expect(Reflect.apply(loadLanguage, null, ['ca', 'shell'])).rejects.toThrow(
    'loadLanguage was given no list of families, but “shell”: pass it ["shell"].',
  );
});

it('reports that a locale was not awaited', () => {
  // A promise is recognised by its `then`.
  const promise = JSON.parse('{"then":{}}');
  expect(() => renderToStaticMarkup(<PortalProvider locale={promise}>Hola</PortalProvider>)).toThrow(
    'was given the promise of a locale: await it',
  );
});

it('reports that a trigger must be one element', () => {
  // As JavaScript might pass it.
  const text: { trigger: never } = JSON.parse('{"trigger":"Obre"}');
  expect(draw(<Dialog title="Carta" {...text} />)).toThrow('Dialog: trigger must be one element');
  for (const trigger of ['Obre', <>Obre</>, ['Obre']]) {
    expect(draw(<Menu asChild trigger={trigger} entries={[]} />)).toThrow(
      'Menu: with asChild, trigger must be',
    );
    expect(draw(<Popover asChild trigger={trigger} label="Avisos" />)).toThrow(
      'Popover: with asChild, trigger must be',
    );
  }
  expect(draw(<Menu asChild trigger={<button type="button">Obre</button>} entries={[]} />)()).toContain(
    'Obre',
  );
});

it('reports the React version it needs', () => {
  expect(() => checkReact('18.3.1')).toThrow('needs React 19.0 or newer, not 18.3.1');
  for (const version of ['19.0.0', '19.2.0-canary-1', '20.1.0'])
    expect(() => checkReact(version)).not.toThrow();
});
