import { isEmail } from '@portal/model';
import type { DemoRegistration } from '@portal/model/readers';
import { invalidFields } from '../../../platform/http';
import { newSecret } from '../../../platform/secrets';
import { nickKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import type { AccountDeps } from '../deps';
import { accounts } from '../tables';
import { type CaptchaSettings, verifyCaptcha } from './captcha';
import { enter, type LoggedIn } from './login';

/** Maximum bytes of a demo registration. */
const MAX_DEMO_BYTES = 8_192;

/** A demo account, made from any fields of the form (spec §7); it is logged in at once. */
export async function registerDemo(
  deps: AccountDeps,
  data: DemoRegistration,
  context: RequestContext,
  captcha?: CaptchaSettings,
): Promise<LoggedIn> {
  await deps.limits.count('register', context.ip);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_DEMO_BYTES)
    throw invalidFields([{ field: '', code: 'size', limit: MAX_DEMO_BYTES }]);
  const text = (name: string) => (typeof data[name] === 'string' ? data[name].trim().slice(0, 255) : '');
  await verifyCaptcha(
    captcha,
    typeof data.recaptcha === 'string' ? data.recaptcha : '',
    context.ip,
    deps.log,
  );
  // Letters and digits: readers may not choose every character of a secret.
  const nick = `demo-${newSecret()
    .replaceAll(/[^a-z\d]/gi, '')
    .slice(0, 10)}`;
  const email = text('email');
  const { recaptcha: _, ...kept } = data;
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(accounts)
      .values({
        nick,
        nickKey: nickKey(nick),
        name: text('name'),
        surname: text('surname'),
        // The email address is unverified: it cannot be used to log in.
        alternativeEmail: isEmail(email) ? email : '',
        isDemo: true,
        demoData: kept,
        language: context.site.language,
        site: context.site.alias,
        origin: text('origin'),
        createdAt: now,
      })
      .returning();
    if (!made) throw new Error('an account was not made');
    return enter(deps, tx, made, context);
  });
}
