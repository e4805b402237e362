import { languageOf } from '@portal/model';
import { createLocale, loadLanguage, PortalProvider } from '@portal/ui/locale';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isIslandName, loadIsland } from './registry';

const page = document.documentElement;

/** One language for all islands of a page: its own. */
const language = loadLanguage(languageOf(page.lang));

/** Makes an island's HTML a React root. Resolves when it can hear the reader. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  if (!isIslandName(name)) throw new Error(`there is no island “${name}”`);
  const [pack, component] = await Promise.all([language, loadIsland(name)]);
  const locale = createLocale(pack, { now: page.dataset.now ?? '', timeZone: page.dataset.timeZone });
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <PortalProvider locale={locale}>{createElement(component, Object(props))}</PortalProvider>,
      { identifierPrefix: element.getAttribute('prefix') ?? '' },
    );
    // Hydration is done in a task of its own; the frame after it the island listens.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
