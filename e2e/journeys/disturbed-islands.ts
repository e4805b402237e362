import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';

const FOLDER = path.join(import.meta.dirname, '../../apps/portal/app/islands');

/** Component names of all islands: `MostRead`. */
export const ISLANDS = readdirSync(FOLDER).map((file) => path.parse(file).name);

/** Name in the element's attribute: `most-read`. */
const nameOf = (file: string): string => file.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase();

/** Changes that translators and browser extensions make to a page before an island's script loads. */
export const DISTURBANCES = ['translated', 'inserted', 'attributes'] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** Only a slow script, each disturbance alone, and all together. */
export const KINDS: readonly (readonly Disturbance[])[] = [
  [],
  ...DISTURBANCES.map((kind) => [kind]),
  [...DISTURBANCES],
];

/**
 * Islands that need another portal or browser than the journeys'; each is tested next to the other journeys
 * of that portal.
 */
export const ELSEWHERE = {
  door: [
    { account: 'guardian', address: '/perfil/fills/', islands: ['MyChildren'] },
    { account: 'older-child', address: '/perfil/mi-cuenta/', islands: ['ChildRelease'] },
  ],
  provider: [
    { address: '/una-prova/', islands: ['ProviderAccount'] },
    { address: '/acceso/', islands: ['ProviderScreen'] },
    // Opening the page does not log out; pressing the button does.
    { address: '/logout/', presses: 'main button', islands: ['ProviderLogout'] },
  ],
  publisher: [{ islands: ['AdClose'] }],
  showroom: [{ address: '/cultura/gravat-1708-arxiu/?reader=spent', islands: ['SimulatedGate'] }],
  passkey: [{ islands: ['PasskeyEntry'] }],
} as const;

/** State of a reader in an island: values of controls by kind and position among equals. */
type Used = {
  controls: Record<string, string | boolean>;
  /** Focused control, and the selection in it. */
  focused: string | null;
  selection: (number | null)[] | null;
};

/** Functions that a journey calls within a page. */
declare global {
  interface Window {
    disturb: (island: Element, kinds: readonly Disturbance[]) => void;
    reader: {
      /** Types, chooses, and focuses a field. */
      use: (island: Element) => Used;
      look: (island: Element) => Used;
    };
  }
}

/**
 * Delays all scripts of islands.
 * @returns function that releases the scripts an island needs
 */
async function holdIslands(page: Page): Promise<(island: Locator) => Promise<void>> {
  const released = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();
  await page.route(/\/assets\/[A-Z]\w*-[\w-]{8}\.js/, async (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (!released.has(file))
      await new Promise<void>((resolve) => waiting.set(file, [...(waiting.get(file) ?? []), resolve]));
    await route.continue();
  });
  return async (island) => {
    const [src, needs] = await Promise.all([island.getAttribute('src'), island.getAttribute('needs')]);
    for (const file of [src ?? '', ...(needs?.split(' ') ?? [])]) {
      released.add(file);
      for (const resolve of waiting.get(file) ?? []) resolve();
    }
  };
}

/** Adds a simulated reader to pages opened from now on: `window.reader`. */
async function withReader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CONTROLS = 'input:not([type=hidden],[type=file]),select,textarea';
    const isUsable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled') &&
      !(element instanceof HTMLInputElement && element.readOnly);
    const all = (island: Element, selector: string) =>
      [...island.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
    const isTick = (control: Element): control is HTMLInputElement =>
      control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const isField = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
      control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && !isTick(control));

    /** Names by kind, name and position among equals. */
    const named = (elements: readonly HTMLElement[]): [string, HTMLElement][] => {
      const counts = new Map<string, number>();
      return elements.map((element) => {
        const value = isTick(element) ? element.value : '';
        const kind = `${element.localName} ${element.getAttribute('name') ?? ''} ${value}`;
        const count = counts.get(kind) ?? 0;
        counts.set(kind, count + 1);
        return [`${kind} ${count}`, element];
      });
    };

    const TYPED: Readonly<Record<string, string>> = {
      email: 'neus@example.org',
      tel: '600123456',
      number: '3',
      url: 'https://example.org/',
      date: '2026-03-18',
      time: '10:30',
      password: 'Llevantada1908',
      range: '1',
    };
    const setter = (control: HTMLElement) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;

    window.reader = {
      use: (island) => {
        const controls = all(island, CONTROLS);
        const radios = new Set<string>();
        for (const control of controls) {
          if (control instanceof HTMLSelectElement) {
            control.selectedIndex = control.options.length - 1;
          } else if (isTick(control)) {
            // The last radio button of a group ends up chosen.
            if (control.type === 'checkbox') control.checked = !control.checked;
            else {
              radios.add(control.name);
              control.checked = true;
            }
          } else if (isField(control)) {
            setter(control)?.call(control, TYPED[control.type] ?? 'vent');
          }
        }
        const field = controls.filter(isField).at(-1);
        const focused = field ?? controls.at(-1) ?? all(island, 'button,summary,a[href]')[0];
        focused?.focus();
        if (field?.selectionStart !== null) field?.setSelectionRange(1, 3);
        return window.reader.look(island);
      },
      look: (island) => {
        const controls: Record<string, string | boolean> = {};
        for (const [name, control] of named(all(island, CONTROLS)))
          if (isTick(control)) controls[name] = control.checked;
          else if (isField(control) || control instanceof HTMLSelectElement) controls[name] = control.value;
        const focusable = all(island, `${CONTROLS},button,summary,a[href]`);
        const [focused = null, at] =
          named(focusable).find(([, element]) => element === document.activeElement) ?? [];
        const selection = at && isField(at) ? [at.selectionStart, at.selectionEnd] : null;
        return { controls, focused, selection };
      },
    };
  });
}

/** Adds a translator, a password manager and an extension to pages opened from now on: `window.disturb`. */
export async function withDisturbances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const translate = (part: Node) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let at = walker.nextNode(); at; at = walker.nextNode()) texts.push(at);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.nodeValue?.trim() || parent?.closest('font,option,script,style,template,textarea,svg'))
          continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = `~${text.nodeValue}`;
        outer.append(inner);
        parent?.replaceChild(outer, text);
      }
    };

    window.disturb = (island, kinds) => {
      if (kinds.includes('attributes'))
        for (const element of [island, ...island.querySelectorAll('form,input,textarea,button')])
          element.setAttribute('data-extension', 'on');
      if (kinds.includes('inserted')) {
        for (const control of island.querySelectorAll('input,select,textarea')) {
          const sign = document.createElement('div');
          sign.dataset.extension = 'sign';
          control.after(sign);
        }
        for (const form of island.querySelectorAll('form')) form.prepend(document.createElement('span'));
      }
      if (kinds.includes('translated')) {
        translate(island);
        // Like a browser's translator, also changes content that is added later.
        const observer = new MutationObserver(() => {
          translate(island);
          observer.takeRecords();
        });
        observer.observe(island, { childList: true, characterData: true, subtree: true });
      }
    };
  });
}

/** State that an island has lost. */
const lost = (before: Used, after: Used, yields: readonly string[]): unknown => {
  const controls = Object.entries(before.controls).filter(
    ([name, value]) => after.controls[name] !== value && !yields.includes(name),
  );
  const focus = before.focused === after.focused ? [] : [before.focused, after.focused];
  const selection =
    before.selection?.join() === after.selection?.join() ? [] : [before.selection, after.selection];
  return { controls, focus, selection };
};
const NOTHING = { controls: [], focus: [], selection: [] };

type Walk = {
  islands: readonly string[];
  kinds: readonly Disturbance[];
  /** Controls that change when another one is used. */
  yields?: readonly string[];
};

/**
 * Uses each island of a page before its script loads, disturbs it, and expects that activation loses nothing.
 */
export async function walkIslands(
  page: Page,
  { islands, kinds, yields = [] }: Walk,
  arrive: () => Promise<unknown>,
): Promise<void> {
  await withReader(page);
  await withDisturbances(page);
  const letGo = await holdIslands(page);
  await arrive();
  for (const file of islands) {
    const island = page.locator(`portal-island[name=${nameOf(file)}]:defined`).first();
    await expect(island, file).toBeAttached();
    const before = await island.evaluate((part, disturbances) => {
      window.disturb(part, disturbances);
      part.scrollIntoView({ behavior: 'instant', block: 'center' });
      return window.reader.use(part);
    }, kinds);
    await island.dispatchEvent('pointerenter');
    await letGo(island);
    await expect(island, file).toHaveAttribute('data-island-status', 'awake');
    const after = await island.evaluate((part) => window.reader.look(part));
    expect(lost(before, after, yields), file).toEqual(NOTHING);
  }
}
