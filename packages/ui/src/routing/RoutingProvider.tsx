'use client';
import type { ROUTES } from '@portal/model';
import { type ReactNode, useContext } from 'react';
import { type LinkComponent, RoutingContext } from './Anchor';

/** Addresses of an application’s own, by those that the product’s pages have in `ROUTES` of `@portal/model`. */
export type Routes = { readonly [Address in (typeof ROUTES)[keyof typeof ROUTES]]: string };

/** Props of `RoutingProvider`; what is left out is as around it. */
export type RoutingProviderProps = {
  linkComponent?: LinkComponent;
  /** Addresses of the product’s pages that differ: `{ [ROUTES.login]: '/sign-in' }`. */
  routes?: Partial<Routes>;
  children: ReactNode;
};

/** Gives all links inside the component that draws them, and the addresses of the product’s pages. */
export function RoutingProvider({ linkComponent, routes = {}, children }: RoutingProviderProps) {
  const around = useContext(RoutingContext);
  const own = Object.entries(routes).filter(([, address]) => address);
  const value = {
    linkComponent: linkComponent ?? around.linkComponent,
    addresses: own.length ? new Map([...around.addresses, ...own]) : around.addresses,
  };
  return <RoutingContext value={value}>{children}</RoutingContext>;
}
