import * as v from 'valibot';
import { isLocalHost } from './local-host';

const isSecure = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, host, username, hash } = new URL(text);
  const isOpen = protocol === 'http:' && isLocalHost(host);
  return (protocol === 'https:' || isOpen) && !username && !hash && !/[\s;,'"]/.test(text);
};

/** Parses a third-party address that a site's pages load or call. */
export const othersAddressSchema = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(isSecure, 'must be an https address; http is for this machine alone'),
);

/**
 * Parses a third-party origin, or all origins below a domain, that a site's pages load from, call or frame.
 */
export const othersOriginSchema = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/,
    'must be an origin such as https://tags.example.org or https://*.example.org',
  ),
);
