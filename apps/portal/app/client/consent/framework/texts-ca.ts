/** Catalan strings for choices by the framework of IAB Europe: only sites with the framework load them. */
export { consentFramework } from '@portal/ui/dictionaries/ca';
