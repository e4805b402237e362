/** What every page has: its surroundings, and all of the page of an error. */
import '@portal/ui/foundation-styles';

export * as account from '../islands/AccountIsland';
export * as cardSaves from '../islands/CardSavesIsland';
export * as providerAccount from '../islands/ProviderAccountIsland';
export * as scheme from '../islands/SchemeIsland';
export * as error from '../pages/error';
export * as shell from '../Shell';
