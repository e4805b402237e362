'use client';
import type { ROUTES } from '@portal/model';
import { type ReactNode, useContext } from 'react';
import { type LinkComponent, RoutingContext } from './Anchor';

/** An application’s custom URLs, by those in `ROUTES` of `@portal/model`. */
export type Routes = { readonly [Address in (typeof ROUTES)[keyof typeof ROUTES]]: string };

/** Props of `RoutingProvider`; omitted ones are inherited. */
export type RoutingProviderProps = {
  linkComponent?: LinkComponent;
  /** URLs of pages that differ from the default: `{ [ROUTES.login]: '/sign-in' }`. */
  routes?: Partial<Routes>;
  children: ReactNode;
};

/** Provides the component that renders links, and custom page URLs, to its descendants. */
export function RoutingProvider({ linkComponent, routes = {}, children }: RoutingProviderProps) {
  const around = useContext(RoutingContext);
  const own = Object.entries(routes).filter(([, address]) => address);
  const value = {
    linkComponent: linkComponent ?? around.linkComponent,
    addresses: own.length ? new Map([...around.addresses, ...own]) : around.addresses,
  };
  return <RoutingContext value={value}>{children}</RoutingContext>;
}
