import { WebAuthnError } from '@simplewebauthn/browser';

/** A passkey request that was refused, with its status and code; 0 without a response. */
export class PasskeyCallError extends Error {
  override name = 'PasskeyCallError';
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`${status} ${code}`);
  }
}

/**
 * Sends one passkey request.
 * @returns the `response` field of the body
 * @throws PasskeyCallError
 */
export async function sendPasskeyCall(path: string, body: unknown = {}) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const envelope = await answer?.json().catch(() => null);
  if (!answer?.ok) throw new PasskeyCallError(answer?.status ?? 0, String(envelope?.apiInfo?.code ?? ''));
  return envelope?.response;
}

/** Reason why a passkey was not created or used. */
export type PasskeyFault = 'cancelled' | 'known' | 'wrong' | 'tooOften' | 'ended' | 'failed';

/** Reason of a failure: the reader, their browser, or the back end. */
export function passkeyFault(error: unknown): PasskeyFault {
  if (error instanceof PasskeyCallError) {
    if (error.status === 429) return 'tooOften';
    if (error.code === 'INVALID_PASSKEY') return 'wrong';
    if (error.code === 'KNOWN_PASSKEY') return 'known';
    return error.status === 401 ? 'ended' : 'failed';
  }
  const name =
    error instanceof WebAuthnError && error.cause instanceof Error
      ? error.cause.name
      : error instanceof Error
        ? error.name
        : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}
