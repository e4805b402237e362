import type { Endpoints, Takes } from '../../routes/endpoint';
import type { consentDecisionSchema } from './decision';

/** Endpoint of a reader's decision about cookies and partners. */
export const CONSENT_ENDPOINTS = {
  /** Records the decision, and sets the cookies that remember it. */
  decide: {
    method: 'POST',
    path: '/api/front/consent',
    who: 'anyone',
    body: {} as Takes<typeof consentDecisionSchema>,
  },
} as const satisfies Endpoints;
