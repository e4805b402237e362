import { type FeatureFlag, FLAG_DEFAULTS, isInShare, pageVariablesSchema } from '@portal/model';
import * as v from 'valibot';
import { track } from '../analytics/data-layer';
import { measuredId } from '../consent/consent';

const told = new Set<FeatureFlag>();

/** Existing id of this reader: their account, or the id of their decision if they agree to measuring. */
const knownBy = () => /(?:^|; )userId=([^;]+)/.exec(document.cookie)?.[1] ?? measuredId();

/**
 * Whether this reader has a feature. A feature that is on for a share of readers is chosen by the reader's
 * existing id: nothing is stored for it, and a reader without one has the default. Only what nobody has seen
 * yet may depend on it.
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
  // Results of a feature are compared among the readers who reached it.
  if (!told.has(flag)) track({ event: 'flag_seen', flag, on });
  told.add(flag);
  return on;
}
