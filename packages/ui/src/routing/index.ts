export { AddressForm, Anchor, type AnchorProps, type LinkComponent } from './Anchor';
export * from './RoutingProvider';
