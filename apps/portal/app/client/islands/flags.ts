import { type FeatureFlag, FLAG_DEFAULTS, isInShare, pageVariablesSchema } from '@portal/model';
import * as v from 'valibot';
import { track } from '../analytics/data-layer';
import { measuredId } from '../consent/consent';

const told = new Set<FeatureFlag>();

/** What this reader is known by already: their account, or for who agrees to measuring the number of their decision. */
const knownBy = () => /(?:^|; )userId=([^;]+)/.exec(document.cookie)?.[1] ?? measuredId();

/**
 * Whether this reader has a feature. One that is on for a share of readers is chosen by what the reader is known by already: nothing is
 * kept for it, and who is known by nothing has it as the product does. Only what nobody has seen yet may depend on it.
 */
export function hasFlag(flag: FeatureFlag): boolean {
  const variables = v.safeParse(
    v.pick(pageVariablesSchema, ['featureFlags', 'flagShares']),
    JSON.parse(document.querySelector('#page-variables')?.textContent ?? '{}'),
  );
  const { featureFlags = {}, flagShares = {} } = variables.success ? variables.output : {};
  const share = flagShares[flag];
  const reader = share === undefined ? null : knownBy();
  if (share === undefined || reader === null) return featureFlags[flag] ?? FLAG_DEFAULTS[flag];
  const on = isInShare(flag, share, reader);
  // What comes of a feature is read among those who came to it.
  if (!told.has(flag)) track({ event: 'flag_seen', flag, on });
  told.add(flag);
  return on;
}
