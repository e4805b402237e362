import { type Locale, PortalProvider } from '@portal/ui/locale';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './registry';
import { SERVER_ISLANDS } from './server';

/** What makes an island's script load: it comes into sight, a reader reaches for it, or the browser has nothing to do. */
export const WAKES = ['visible', 'interaction', 'idle'] as const;
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

type IslandElementProps<N extends IslandName> = {
  name: N;
  wake: Wake;
  props: IslandProps<N>;
  locale: Locale;
  id: string;
};

/**
 * An interactive part of a document: complete HTML now, script when it is wanted. It is a React root of its own, so its
 * ids carry its own prefix on both sides.
 */
export function Island<N extends IslandName>({ name, wake, props, locale, id }: IslandElementProps<N>) {
  const prefix = `${id}-`;
  const html = renderToString(
    <PortalProvider locale={locale}>{createElement(SERVER_ISLANDS[name], props)}</PortalProvider>,
    { identifierPrefix: prefix },
  );
  return (
    <portal-island
      name={name}
      wake={wake}
      prefix={prefix}
      props={JSON.stringify(props)}
      data-island-status="asleep"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
