export { Offer, OfferList, type OfferProps } from './Offer';
