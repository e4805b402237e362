'use client';
import { ROUTES } from '@portal/model';
import { type ReactNode, useContext } from 'react';
import { type LinkComponent, RoutingContext } from './Anchor';

/** Addresses of the product’s own pages, by the names that `ROUTES` of `@portal/model` gives them. */
export type Routes = { readonly [Name in keyof typeof ROUTES]: string };

const isRoute = (name: string): name is keyof Routes => name in ROUTES;

/** Props of `RoutingProvider`; what is left out is as around it. */
export type RoutingProviderProps = {
  linkComponent?: LinkComponent;
  /** Addresses of the product’s pages that differ from those of `ROUTES`. */
  routes?: Partial<Routes>;
  children: ReactNode;
};

/** Gives all links inside the component that draws them, and the addresses of the product’s pages. */
export function RoutingProvider({ linkComponent, routes, children }: RoutingProviderProps) {
  const around = useContext(RoutingContext);
  const own = Object.entries(routes ?? {}).flatMap(([name, address]): [string, string][] =>
    isRoute(name) && address ? [[ROUTES[name], address]] : [],
  );
  const value = {
    linkComponent: linkComponent ?? around.linkComponent,
    addresses: own.length ? new Map([...around.addresses, ...own]) : around.addresses,
  };
  return <RoutingContext value={value}>{children}</RoutingContext>;
}
