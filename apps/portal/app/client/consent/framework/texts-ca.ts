/** Catalan texts of choices by the framework of IAB Europe: only sites that speak it load them. */
export { consentFramework } from '@portal/ui/dictionaries/ca';
