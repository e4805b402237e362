import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import * as v from 'valibot';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const optionsSchema = v.object({ challenge: v.string() });
const pointSchema = v.object({ x: v.string(), y: v.string() });

/** Errors of an authenticator or its browser that a test can provoke. */
export type Wrongly = { origin?: string; rpId?: string; isVerified?: boolean; challenge?: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** An authenticator with one passkey (ES256) and a signature counter. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly host = 'prova.example') {}

  private clientData(type: string, options: unknown, { origin, challenge }: Wrongly): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? v.parse(optionsSchema, options).challenge,
        origin: origin ?? `https://${this.host}`,
        crossOrigin: false,
      }),
    );
  }

  private authenticatorData(flags: number, { rpId, isVerified = true }: Wrongly): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId ?? this.host), Buffer.from([all]), counter]);
  }

  private credential<Response>(response: Response) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  /** Registration response, as a browser sends it. */
  make(options: unknown, wrongly: Wrongly = {}) {
    const { x, y } = v.parse(pointSchema, this.keys.publicKey.export({ format: 'jwk' }));
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    // An ES256 key in COSE format (RFC 9053, section 7.1.1).
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL, wrongly),
      Buffer.alloc(16),
      length,
      this.id,
      key,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options, wrongly).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal', 'by-pigeon'],
    });
  }

  /** Login response, as a browser sends it. Increments the counter. */
  show(options: unknown, wrongly: Wrongly = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', options, wrongly);
    const authenticatorData = this.authenticatorData(0, wrongly);
    const hash = createHash('sha256').update(clientData).digest();
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authenticatorData, hash]), this.keys.privateKey).toString(
        'base64url',
      ),
      userHandle: 'ZGVzazox',
    });
  }
}
