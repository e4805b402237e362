import * as v from 'valibot';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';

/** Most passkeys that a desk user may have per host. */
export const MAX_PASSKEYS = 5;
/** Most characters of a passkey's name, given by its owner. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Transports by which a browser may reach an authenticator (WebAuthn, section 5.8.4). */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** Most transports read per passkey; more than exist. */
const MAX_TRANSPORTS = 16;

/** Bytes in the JSON of browsers: base64url, with a maximum number of characters. */
const bytes = (maxLength: number) =>
  v.pipe(rule.typed(), rule.required(), rule.max(maxLength), rule.regex(/^[\w-]+$/));

/** A credential's id has at most 1023 bytes (WebAuthn, section 5.8.3). */
const credentialId = () => bytes(1_364);
const publicKeyType = v.literal('public-key');
const clientData = () => bytes(8_192);

/** A new passkey with its name; the credential is that of `navigator.credentials.create`. */
export const newPasskeySchema = v.object({
  name: v.pipe(rule.typed(), rule.required(), rule.max(PASSKEY_NAME_MAX_LENGTH)),
  credential: v.object({
    id: credentialId(),
    rawId: credentialId(),
    type: publicKeyType,
    response: v.object({
      clientDataJSON: clientData(),
      attestationObject: bytes(32_768),
      transports: v.optional(
        v.pipe(
          v.array(v.string()),
          v.maxLength(MAX_TRANSPORTS),
          v.transform((named) => TRANSPORTS.filter((known) => named.includes(known))),
        ),
        [],
      ),
    }),
  }),
});
/** A new passkey: its name, and the browser's credential. */
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;

/** A passkey used as the second factor; the credential is that of `navigator.credentials.get`. */
export const passkeyProofSchema = v.object({
  credential: v.object({
    id: credentialId(),
    rawId: credentialId(),
    type: publicKeyType,
    response: v.object({
      clientDataJSON: clientData(),
      authenticatorData: bytes(8_192),
      signature: bytes(4_096),
    }),
  }),
});
/** A passkey used as the second factor. */
export type PasskeyProof = v.InferOutput<typeof passkeyProofSchema>;

/** The user's own passkeys for the requested host, oldest first; dates are ISO 8601. */
export const deskPasskeysSchema = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      createdAt: v.string(),
      /** Null if it was never used. */
      usedAt: v.nullable(v.string()),
    }),
  ),
});
/** Passkeys of a desk user. */
export type DeskPasskeys = v.InferOutput<typeof deskPasskeysSchema>;

/** Endpoints of the desk for the user's own passkeys. */
export const PASSKEY_DESK_ENDPOINTS = {
  /** Passkeys for the requested host, oldest first. */
  passkeys: {
    method: 'GET',
    path: '/api/desk/passkeys',
    who: 'desk',
    response: v.pipe(
      deskPasskeysSchema,
      v.transform(({ passkeys }) => passkeys),
    ),
  },
  /** Removes a passkey; codes and sessions stay. */
  removePasskey: {
    method: 'DELETE',
    path: '/api/desk/passkeys/:id',
    who: 'desk',
    act: 'passkey.remove',
  },
} as const satisfies Endpoints;

/** Endpoints of the desk by which browsers create and use passkeys; options are as WebAuthn's JSON. */
export const PASSKEY_BROWSER_ENDPOINTS = {
  /** Options of `navigator.credentials.get`; 404 without a passkey for this host. */
  proofOptions: {
    method: 'POST',
    path: '/api/desk/second-factor/passkey/options',
    who: 'desk-password',
    response: v.unknown(),
  },
  /** Verifies a passkey as the second factor, and renews the session's cookie. */
  prove: {
    method: 'POST',
    path: '/api/desk/second-factor/passkey',
    who: 'desk-password',
    body: {} as Takes<typeof passkeyProofSchema>,
  },
  /** Options of `navigator.credentials.create`. */
  creationOptions: {
    method: 'POST',
    path: '/api/desk/passkeys/options',
    who: 'desk',
    act: 'passkey.add',
    response: v.unknown(),
  },
  /** Stores a created passkey for the requested host. */
  add: {
    method: 'POST',
    path: '/api/desk/passkeys',
    who: 'desk',
    act: 'passkey.add',
    body: {} as Takes<typeof newPasskeySchema>,
  },
} as const satisfies Endpoints;

/** Paths of the desk's calls, private and never cached; a person's or an invitation's id may follow. */
export const DESK_CALLS = {
  /** All of them, as a router matches them. */
  all: '/api/desk/*',
  /** Verifies a passkey as the second factor; the browser's options are below it. */
  passkeyProof: '/api/desk/second-factor/passkey',
  /**
   * The user's own passkeys; the browser's options to create one are below it, and the id of one may follow.
   */
  passkeys: '/api/desk/passkeys',
} as const;
