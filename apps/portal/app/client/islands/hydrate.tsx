import { createLocale, type InteractivePack, PortalProvider } from '@portal/ui/locale';
import type { ComponentType } from 'react';
import { createElement, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition } from '../../declare-island';
import { loadAwakeStyles, loadMissingSheets } from './awake-styles';
import { loadChunk, loadPageScript } from './chunks';
import { type ReaderInput, readerInput } from './reader-input';
import { followTranslators } from './translated-texts';

const page = document.documentElement;

followTranslators();

/** The component of an island; its props are those the server rendered it with. */
async function loadComponent(src: string): Promise<ComponentType<object>> {
  const { default: definition } = await loadChunk<{ default: IslandDefinition<object> }>(src);
  return definition.component;
}

/**
 * Makes an island's HTML a React root. Resolves when it handles events.
 * @returns a function that finds what has replaced an element
 */
export async function hydrate(element: HTMLElement): Promise<ReaderInput['now']> {
  const [{ pack }, component] = await Promise.all([
    loadPageScript<{ pack: InteractivePack }>('texts'),
    loadComponent(element.getAttribute('src') ?? ''),
    element.getAttribute('styles') === 'awake' && loadAwakeStyles(),
    loadMissingSheets(),
  ]);
  const locale = createLocale(pack, { now: page.dataset.now ?? '', timeZone: page.dataset.timeZone });
  const props: unknown = JSON.parse(element.getAttribute('props') ?? '{}');
  const input = readerInput(element);
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Hydrated onDrawn={input.drawn} onHydrated={resolve}>
        <PortalProvider locale={locale}>{createElement(component, Object(props))}</PortalProvider>
      </Hydrated>,
      {
        identifierPrefix: element.getAttribute('prefix') ?? '',
        // An error while it wakes reaches no error boundary.
        onUncaughtError: (error) => {
          reportError(error);
          reject(error);
        },
      },
    );
  });
  input.again();
  return input.now;
}

type HydratedProps = { onDrawn: () => void; onHydrated: () => void; children: ReactNode };

/**
 * Reports when its content is rendered, and when it listens and is up to date: effects run from the inside
 * out.
 */
function Hydrated({ onDrawn, onHydrated, children }: HydratedProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
