'use client';
import { type ComponentPropsWithRef, createContext, type ElementType, useContext } from 'react';

/** Props of a link to another page of the site: those of `<a>`, with its address. */
export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

/** Props with which a link is drawn: none is given as `undefined`, so that a router’s component whose own are exact takes them. */
type DrawnProps = { [Name in keyof AnchorProps]: Exclude<AnchorProps[Name], undefined> };

/** A component that draws a link, or the element `a`: a router’s own, so that a click loads no whole page. */
export type LinkComponent = ElementType<DrawnProps>;

type Routing = {
  linkComponent: LinkComponent;
  /** The product’s addresses here, by those of `ROUTES`. */
  addresses: ReadonlyMap<string, string>;
};

export const RoutingContext = createContext<Routing>({ linkComponent: 'a', addresses: new Map() });

function addressIn(addresses: Routing['addresses'], href: string): string {
  if (!addresses.size) return href;
  const end = href.search(/[?#]/);
  const path = end === -1 ? href : href.slice(0, end);
  const own = addresses.get(path);
  return own === undefined ? href : own + href.slice(path.length);
}

/**
 * A link to another page of the site, drawn by the provider’s `linkComponent`; an address of the product’s own is the provider’s.
 * Files, places on the page and whatever must load a whole page are an `<a>`.
 */
export function Anchor(props: AnchorProps) {
  const { linkComponent: Drawn, addresses } = useContext(RoutingContext);
  // A page has hundreds of links, and most applications no addresses of their own: nothing is taken apart for them.
  if (!addresses.size) return <Drawn {...props} />;
  const { href, ...rest } = props;
  return <Drawn {...rest} href={addressIn(addresses, href)} />;
}

/** A form that is sent to a page of the site: to the provider’s address, where it is one of the product’s own. */
export function AddressForm({ action, ...rest }: ComponentPropsWithRef<'form'> & { action: string }) {
  const { addresses } = useContext(RoutingContext);
  return <form {...rest} action={addressIn(addresses, action)} />;
}
