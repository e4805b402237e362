/** English strings for a site whose readers consent to advertising or pay: no other site loads them. */
export { consentOrPay } from '@portal/ui/dictionaries/en';
