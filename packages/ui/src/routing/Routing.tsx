'use client';
import type { ROUTES } from '@portal/model';
import {
  type ComponentPropsWithRef,
  createContext,
  type ElementType,
  type ReactNode,
  useContext,
} from 'react';

/** Props of a link to another page of the site: those of `<a>`, with a required `href`. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * Props of a rendered link without `undefined` values, so that router components with exact optional props
 * accept them.
 */
type DrawnProps = { [Name in keyof AnchorProps]: Exclude<AnchorProps[Name], undefined> };

/**
 * A component that renders a link, or the element `a`: a router’s own, so that a click loads no whole page.
 */
export type LinkComponent = ElementType<DrawnProps>;

type Routing = {
  linkComponent: LinkComponent;
  /** Custom URLs, by those of `ROUTES`. */
  addresses: ReadonlyMap<string, string>;
};

const RoutingContext = createContext<Routing>({ linkComponent: 'a', addresses: new Map() });

function addressIn(addresses: Routing['addresses'], href: string): string {
  if (!addresses.size) return href;
  const end = href.search(/[?#]/);
  const path = end === -1 ? href : href.slice(0, end);
  const own = addresses.get(path);
  return own === undefined ? href : own + href.slice(path.length);
}

/**
 * A link to another page of the site, rendered by the provider’s `linkComponent`; URLs of `ROUTES` are mapped
 * to the provider’s. For files, anchors and full page loads use `<a>`.
 */
export function Anchor(props: AnchorProps) {
  const { linkComponent: Drawn, addresses } = useContext(RoutingContext);
  // A page has hundreds of links, and most applications have no custom URLs: skips parsing.
  if (!addresses.size) return <Drawn {...props} />;
  const { href, ...rest } = props;
  return <Drawn {...rest} href={addressIn(addresses, href)} />;
}

/** A form that is submitted to a page of the site; URLs of `ROUTES` are mapped to the provider’s. */
export function AddressForm({ action, ...rest }: ComponentPropsWithRef<'form'> & { action: string }) {
  const { addresses } = useContext(RoutingContext);
  return <form {...rest} action={addressIn(addresses, action)} />;
}

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
