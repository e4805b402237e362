// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
// Each test re-imports these modules; they are transformed here, outside of the first test's time limit.
import '../locale/load';
import '../testing/index';
import './Dialog';
import './DialogPanel';

/** Simulated network: the dialog's code fails to load until a test allows it. */
const network = { requests: 0, isDown: true };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  vi.doMock('./panel', async () => {
    const { lazyPart } = await import('../foundation/lazyPart');
    return {
      dialogPanel: lazyPart(async () => {
        network.requests += 1;
        if (network.isDown) throw new Error('no network');
        return (await import('./DialogPanel')).DialogPanel;
      }),
    };
  });
  Object.assign(network, { requests: 0, isDown: true });
});
afterAll(() => {
  vi.doUnmock('./panel');
  vi.resetModules();
});

// biome-ignore lint/a11y/noAutofocus: an opener that is focused on mount
const FirstButton = (props: ComponentProps<'button'>) => <button type="button" {...props} autoFocus />;

const settle = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

async function drawn() {
  const { setUpTestDocument } = await import('../testing/index');
  await setUpTestDocument();
  network.requests = 0;
  const { Dialog } = await import('./Dialog');
  const { createLocale, PortalProvider } = await import('../locale/index');
  const { loadLanguage } = await import('../locale/load');
  const locale = createLocale(await loadLanguage('ca'), { now: '2026-03-18T18:30:00+01:00' });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  act(() =>
    root.render(
      <PortalProvider locale={locale}>
        <Dialog title="Carta" trigger={<button type="button">Escriu</button>}>
          <input aria-label="Text" />
          <Dialog title="Segur?" trigger={<FirstButton>Descarta</FirstButton>}>
            No es pot desfer.
          </Dialog>
        </Dialog>
        <Dialog title="Altra" trigger={<button type="button">Una altra</button>} />
      </PortalProvider>,
    ),
  );
  return place;
}

const named = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const titles = () => [...document.querySelectorAll('[role=dialog] h2')].map((one) => one.textContent);
const text = () => document.querySelector('input');
const press = async (name: string) => {
  act(() => named(name).focus());
  act(() => named(name).click());
  await settle();
};

it('keeps text typed in a dialog whose code could not load, whatever is hovered, opened or fetched meanwhile', async () => {
  await drawn();
  await press('Escriu');
  expect(titles()).toEqual(['Carta']);
  expect(document.activeElement).toBe(named('Descarta'));
  const field = text();
  if (field) field.value = 'una carta';
  act(() => named('Una altra').dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await settle();
  expect(network.requests).toBeLessThanOrEqual(2);
  await press('Descarta');
  expect(titles()).toEqual(['Carta', 'Segur?']);
  expect(network.requests).toBeLessThanOrEqual(3);
  network.isDown = false;
  await press('Una altra');
  expect(text()).toBe(field);
  expect(text()?.value).toBe('una carta');
});

it('closes one dialog on Escape, the inner one first, and restores the focus', async () => {
  await drawn();
  await press('Escriu');
  await press('Descarta');
  const pressEscape = () =>
    act(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      ),
    );
  pressEscape();
  expect(titles()).toEqual(['Carta']);
  expect(document.activeElement).toBe(named('Descarta'));
  pressEscape();
  expect(titles()).toEqual([]);
  expect(document.activeElement).toBe(named('Escriu'));
});
