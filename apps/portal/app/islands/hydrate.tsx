import { languageOf } from '@portal/model';
import { createLocale, FAMILIES, type Family, loadLanguage, PortalProvider } from '@portal/ui/locale';
import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadAwakeStyles } from './awake-styles';
import { readerInput } from './reader-input';
import { isIslandName, loadIsland } from './registry';

const page = document.documentElement;

const has = (islands: string) => document.querySelector(islands) !== null;

/** Texts that few pages have any use for. */
const isUseless: Partial<Record<Family, boolean>> = {
  accountProvider: !has('portal-island[name^=provider-]'),
  finding: !has('portal-island:is([name=searcher], [name=programme-index])'),
};

const loadTexts = () =>
  loadLanguage(
    languageOf(page.lang),
    FAMILIES.filter((family) => !isUseless[family]),
  );
let texts: ReturnType<typeof loadTexts> | undefined;

/** One language for all islands of a page, its own; tried twice, and anew by the next island. */
function language(): ReturnType<typeof loadTexts> {
  texts ??= loadTexts()
    .catch(loadTexts)
    .catch((failure) => {
      texts = undefined;
      throw failure;
    });
  return texts;
}

/** Makes an island's HTML a React root. Resolves when it can hear the reader. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.getAttribute('name') ?? '';
  if (!isIslandName(name)) throw new Error(`there is no island “${name}”`);
  const [pack, component] = await Promise.all([language(), loadIsland(name), loadAwakeStyles(name)]);
  const locale = createLocale(pack, { now: page.dataset.now ?? '', timeZone: page.dataset.timeZone });
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const inputAgain = readerInput(element);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated onHydrated={resolve}>
        <PortalProvider locale={locale}>{createElement(component, Object(props))}</PortalProvider>
      </Hydrated>,
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // What breaks while it wakes will not hear anybody.
        onUncaughtError: (error) => {
          reportError(error);
          reject(error);
        },
      },
    );
  });
  inputAgain();
}

type HydratedProps = { onHydrated: () => void; children: ReactNode };

/** Says when all within it listens and knows what it shows: effects run from the inside out. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
