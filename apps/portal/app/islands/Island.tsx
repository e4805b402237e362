import { type Locale, PortalProvider } from '@portal/ui/locale';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './registry';
import { SERVER_ISLANDS } from './server';

/**
 * What makes an island's script load: it comes into sight, the end of its list does, a reader reaches for it, the browser
 * has nothing to do, or the reader may be logged in (who is not wakes it by reaching for it).
 */
export const WAKES = ['visible', 'reach', 'interaction', 'idle', 'session'] as const;
export type Wake = (typeof WAKES)[number];

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portal-island': React.HTMLAttributes<HTMLElement> & {
        name: string;
        wake: Wake;
        props: string;
        prefix: string;
      };
    }
  }
}

/** Props that an element can hold; `slots` are drawn by the server and stay on the page. */
type SentProps<N extends IslandName> = Omit<IslandProps<N>, 'slots'>;

type IslandElementProps<N extends IslandName> = {
  name: N;
  wake: Wake;
  props: SentProps<N>;
  /** What the server draws inside it. */
  slots?: readonly ReactNode[];
  locale: Locale;
  /** Unlike any other on the page. */
  id: string;
};

/**
 * An interactive part of a document: complete HTML now, script when it is wanted. It is a React root of its own, so its
 * ids carry its own prefix on both sides.
 */
export function Island<N extends IslandName>({
  name,
  wake,
  props,
  slots,
  locale,
  id,
}: IslandElementProps<N>) {
  const prefix = `${id}-`;
  const drawn = slots ? { ...props, slots: slots.map((slot) => renderToStaticMarkup(slot)) } : props;
  const component: ComponentType<object> = SERVER_ISLANDS[name] as ComponentType<object>;
  const html = renderToString(
    <PortalProvider locale={locale}>{createElement(component, drawn)}</PortalProvider>,
    {
      identifierPrefix: prefix,
    },
  );
  return (
    <portal-island
      name={name}
      wake={wake}
      prefix={prefix}
      props={JSON.stringify(slots ? { ...props, slots: slots.map(() => '') } : props)}
      data-island-status="asleep"
      // What stands in it changes with who reads: it has no box of its own that could move.
      style={wake === 'session' ? { display: 'contents' } : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
