import * as v from 'valibot';
import { isLocalHost, othersOriginSchema } from './hosts';

/** A path of the site itself, if the provider is proxied by the site's domain. */
const OWN_PATH = /^\/(?!\/)[\w./?=&%~-]*$/;

const isSecure = (text: string) => {
  if (OWN_PATH.test(text)) return true;
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLocalHost(host));
};

/**
 * Settings of the customer-identity provider that keeps a site's accounts (spec §1): the address of its
 * script, with the site's key, and the other origins its screens load from.
 */
export const siteIdentityProviderSchema = v.object({
  script: v.pipe(
    v.string(),
    v.check(
      isSecure,
      'must be the https address of the provider’s script, such as https://cdns.eu1.gigya.com/js/gigya.js?apiKey=…',
    ),
  ),
  /** Origins other than the script's own that its screens call, frame and load pictures from. */
  origins: v.optional(v.array(othersOriginSchema), []),
});
/**
 * A site's customer-identity provider: https URL of its script or a path of the site itself, and further
 * origins it may load from (spec §1).
 */
export type SiteIdentityProvider = v.InferOutput<typeof siteIdentityProviderSchema>;
