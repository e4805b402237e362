import type { Dictionary } from '../dictionary';

/** English strings for the paywall around the newsroom's own messages (spec §3). */
export const paywall: Dictionary['paywall'] = {
  label: 'Subscription notice',
  close: 'Close the subscription notice',
  counter: 'You have read {consumed} of {max} stories',
  test: 'Paywall version being tested: {id}',
  published: 'Back to the published one',
};

/** Messages that readers can close; the rest is for editors, in previews. */
export const ads: Dictionary['ads'] = {
  close: 'Close the advertisement',
  fluid: 'fluid size',
  types: { display: 'On the page', 'out-of-page': 'Over the page', html: 'HTML' },
  faults: 'Readers see nothing here. Check: {fields}',
  fields: {
    slotType: 'the type',
    adUnitCode: 'the ad unit code',
    sizes: 'the sizes',
    mapping: 'the size mapping',
    id: 'the identifier',
  },
};
