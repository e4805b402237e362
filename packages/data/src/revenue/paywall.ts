import { PAYWALL_ENDPOINTS } from '@portal/model/revenue';
import { type CallsOf, createCalls } from '../client/calls';
import type { Client } from '../client/request';

/** Calls about a site's paywall. Each rejects with a RequestError. */
export type PaywallCalls = CallsOf<typeof PAYWALL_ENDPOINTS>;

/** Calls about a site's paywall over a client. */
export const createPaywall = (client: Client): PaywallCalls => createCalls(client, PAYWALL_ENDPOINTS);
