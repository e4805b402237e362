import { type CaptchaProvider, type FieldIssue, timeLimit } from '@portal/model';
import * as v from 'valibot';
import { ApiError, invalidFields } from '../../../platform/http';
import type { Log } from '../../../platform/log';

/**
 * Addresses of a provider: its script, the other origins that it loads from and frames, and its verification
 * endpoint.
 */
type CaptchaEndpoints = { script: string; origins: readonly string[]; verifyUrl: string };

export const CAPTCHA_ENDPOINTS: Readonly<Record<CaptchaProvider, CaptchaEndpoints>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    origins: ['https://www.google.com', 'https://recaptcha.google.com', 'https://www.gstatic.com'],
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    origins: ['https://challenges.cloudflare.com'],
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
};

export type CaptchaSettings = CaptchaEndpoints & {
  provider: CaptchaProvider;
  siteKey: string;
  secret: string;
};

/** Milliseconds after which an unresponsive provider counts as unavailable. */
const PATIENCE_MS = 5_000;

/** A provider's response is a few hundred bytes; a larger one is rejected. */
const MAX_ANSWER_BYTES = 64 * 1024;

const answerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** A wrong secret or a failed call to the provider is not the reader's fault. */
const isOurFault = (code: string) => /secret|sitekey|bad-request|internal-error/.test(code);

const ISSUE = { field: 'recaptcha' } as const;
const refusal = (code: FieldIssue['code']) => invalidFields([{ ...ISSUE, code }]);
const unavailable = () =>
  new ApiError(503, 'INVALID_FIELD', 'recaptcha: its provider does not answer', {
    issues: [{ ...ISSUE, code: 'unavailable' }],
  });

/** Text of a response, up to the maximum size. */
async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('its answer is larger than 64 kB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function ask({ verifyUrl, secret }: CaptchaSettings, response: string, remoteip: string) {
  const answer = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response, remoteip }),
    redirect: 'error',
    signal: timeLimit(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return v.parse(answerSchema, JSON.parse(await textOf(answer)));
}

/**
 * Asks the provider whether a person solved its challenge (spec §3: `recaptcha`). Without a confirmation
 * nobody is let in: decision 0022.
 *
 * @param captcha undefined if none is set: everybody passes
 * @throws ApiError INVALID_FIELD or REQUIRED_FIELD on `recaptcha`
 */
export async function verifyCaptcha(
  captcha: CaptchaSettings | undefined,
  response: string,
  ip: string,
  log: Pick<Log, 'error'>,
): Promise<void> {
  if (!captcha) return;
  if (!response) throw refusal('required');
  let answer: v.InferOutput<typeof answerSchema>;
  try {
    answer = await ask(captcha, response, ip);
  } catch (error) {
    // Logs neither stack nor request: only whether it was a timeout, a status or an invalid response.
    log.error(
      `${captcha.provider} could not be asked: ${error instanceof Error ? `${error.name} ${error.message}` : 'no answer'}`,
    );
    throw unavailable();
  }
  if (answer.success) return;
  const fault = answer['error-codes'].find(isOurFault);
  if (fault === undefined) throw refusal('invalid');
  log.error(`${captcha.provider} refuses this site: ${fault}. Look at CAPTCHA_SECRET and CAPTCHA_SITE_KEY.`);
  throw unavailable();
}
