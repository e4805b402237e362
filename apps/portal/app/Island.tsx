import { type Locale, PortalProvider } from '@portal/ui/locale';
import { type ComponentType, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { IslandDefinition, Wake } from './declare-island';
import { KeptHtmlContext } from './kept-html';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-island': React.HTMLAttributes<HTMLElement> & {
        name: string;
        src: string;
        wake: Wake;
        props: string;
        prefix: string;
        needs?: string | undefined;
        parts?: string | undefined;
        styles?: 'awake' | undefined;
      };
    }
  }
}

/** Built files of an island. */
export type IslandFiles = {
  /** Its file's name in kebab case: `most-read`. */
  name: string;
  /** URL of its script, relative to the loader's. */
  src: string;
  /** URLs of all imports of its script and of the shared one, without those two themselves. */
  needs: readonly string[];
  /** URLs of its dynamic imports, which open dialogs, menus and calendars. */
  parts: readonly string[];
  /** Whether it needs the sheet of awake islands. */
  needsAwakeStyles: boolean;
};

const filesOf = new Map<unknown, IslandFiles>();

/** Registers the scripts of islands, before any of them is rendered. */
export function registerIslands(islands: Iterable<readonly [definition: object, files: IslandFiles]>): void {
  for (const [definition, files] of islands) filesOf.set(definition, files);
}

/** Props that an attribute can hold; `slots` are rendered by the server and stay on the page. */
type SentProps<Props> = Omit<Props, 'slots'>;

type IslandProps<Props> = {
  /** Default export of a file under `islands/`. */
  of: IslandDefinition<Props>;
  /** Overrides its default wake condition. */
  wake?: Wake;
  props: NoInfer<SentProps<Props>>;
  /** HTML that the server renders inside it. */
  slots?: readonly ReactNode[];
  locale: Locale;
  /** Unique on the page. */
  id: string;
};

/**
 * An interactive part of a document: complete HTML now, JavaScript on demand. It is a React root of its own,
 * so its ids have their own prefix on both sides.
 */
export function Island<Props>({ of, wake = of.wakes, props, slots, locale, id }: IslandProps<Props>) {
  const kept = useContext(KeptHtmlContext);
  const files = filesOf.get(of);
  if (!files) throw new Error(`The island “${id}” is no default export of a file under app/islands/.`);
  const prefix = `${id}-`;
  const drawnSlots = slots?.map((slot) => renderToStaticMarkup(slot));
  const component = of.component as ComponentType<object>;
  const draw = (drawnLocale: Locale) =>
    renderToString(
      <PortalProvider locale={drawnLocale}>
        {createElement(component, drawnSlots ? { ...props, slots: drawnSlots } : props)}
      </PortalProvider>,
      { identifierPrefix: prefix },
    );
  const sentProps = JSON.stringify(slots ? { ...props, slots: slots.map(() => '') } : props);
  const key = [files.name, prefix, sentProps, ...(drawnSlots ?? [])];
  const html = kept ? kept.get({ key, locale, draw }) : draw(locale);
  return (
    <portal-island
      name={files.name}
      src={files.src}
      wake={wake}
      prefix={prefix}
      props={sentProps}
      needs={files.needs.join(' ') || undefined}
      parts={files.parts.join(' ') || undefined}
      styles={files.needsAwakeStyles ? 'awake' : undefined}
      data-island-status="asleep"
      // Its content depends on the reader: it has no box of its own that could cause layout shifts.
      style={wake === 'session' ? { display: 'contents' } : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
