import * as v from 'valibot';
import * as rule from '../rules/actions';

/** Most passkeys that somebody at the desk may have at one host. */
export const MAX_PASSKEYS = 5;
/** Most characters of the name by which its owner knows a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** How a browser may reach what holds a passkey (WebAuthn, section 5.8.4). */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
/** Ways that are read; a browser names no more than there are. */
const MAX_TRANSPORTS = 16;

/** Bytes as browsers write them in JSON: base64url, of at most so many characters. */
const bytes = (maxLength: number) =>
  v.pipe(rule.typed(), rule.required(), rule.max(maxLength), rule.regex(/^[\w-]+$/));

/** A credential's id has at most 1023 bytes (WebAuthn, section 5.8.3). */
const credentialId = () => bytes(1_364);
const publicKeyType = v.literal('public-key');
const clientData = () => bytes(8_192);

/** A new passkey with the name that its owner gives it; the credential is as `navigator.credentials.create` makes it. */
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
/** A new passkey: its name, and what the browser made. */
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>;

/** A passkey that is shown: the credential is as `navigator.credentials.get` gives it. */
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
/** A passkey that is shown as the second factor. */
export type PasskeyProof = v.InferOutput<typeof passkeyProofSchema>;

/** Passkeys of who asks, at the host that is asked, the oldest first; dates are ISO 8601. */
export const deskPasskeysSchema = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      createdAt: v.string(),
      /** Null for one that nobody has come in with. */
      usedAt: v.nullable(v.string()),
    }),
  ),
});
/** Passkeys of somebody at the desk. */
export type DeskPasskeys = v.InferOutput<typeof deskPasskeysSchema>;
