import { type CaptchaProvider, type FieldIssue, timeLimit } from '@portal/model';
import * as v from 'valibot';
import { ApiError, invalidFields } from '../../platform/http';
import type { Log } from '../../platform/log';

/** Where a provider's script is, what else it loads from and frames, and where its answers are verified. */
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

/** Milliseconds after which a provider that is silent is none. */
const PATIENCE_MS = 5_000;

/** A provider's answer is a few hundred bytes; whatever is larger is none. */
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

/** The text of an answer, of which no more is read than an answer can have. */
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
 * Has the provider say whether a response to its challenge was a person's (spec §3: `recaptcha`). A provider that does not
 * say so lets nobody in: decision 0022.
 *
 * @param captcha undefined where none is set: everybody passes
 * @throws ApiError INVALID_FIELD or REQUIRED_FIELD on `recaptcha`
 */
export async function verifyCaptcha(
  captcha: CaptchaSettings | undefined,
  response: string,
  address: string,
  log: Pick<Log, 'error'>,
): Promise<void> {
  if (!captcha) return;
  if (!response) throw refusal('required');
  let answer: v.InferOutput<typeof answerSchema>;
  try {
    answer = await ask(captcha, response, address);
  } catch (error) {
    // No stack, and nothing of what was sent: only whether it was silence, a status or nonsense.
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
