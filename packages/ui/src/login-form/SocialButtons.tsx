import { SOCIAL_PROVIDERS, type SocialProvider } from '@portal/model';
import { socialLoginPath } from '@portal/model/readers';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/Button';
import { textClass } from '../foundation/type.css';
import { AppleIcon, FacebookIcon, GoogleIcon, XIcon } from '../icon/index';
import { fill, type Locale, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';

const PROVIDERS = {
  apple: { name: 'Apple', Sign: AppleIcon },
  twitter: { name: 'X', Sign: XIcon },
  facebook: { name: 'Facebook', Sign: FacebookIcon },
  google: { name: 'Google', Sign: GoogleIcon },
} satisfies Record<SocialProvider, unknown>;

/** Props of `SocialButtons`: links that log in with social networks (spec §2). */
export type SocialButtonsProps = {
  providers?: readonly SocialProvider[];
  /** URL to return to after the login, appended to each link. */
  backUrl?: string;
  /** URL of the legal terms that a reader accepts with the first login. */
  termsHref?: string | undefined;
  locale: Locale<'login' | 'fields'>;
};

/** Links to the providers’ own pages (spec §2). */
export function SocialButtons({
  providers = SOCIAL_PROVIDERS,
  backUrl,
  termsHref,
  locale,
}: SocialButtonsProps) {
  const { login: texts, fields } = textsOf(locale);
  const [before = '', after = ''] = texts.socialTerms.split('{link}');
  if (!providers.length) return null;
  return (
    <div className={css.form} data-part="social-buttons">
      <p className={`${css.divider} ${textClass.meta}`}>{texts.or}</p>
      <ul className={css.social}>
        {providers.map((provider) => {
          const { name, Sign } = PROVIDERS[provider];
          return (
            <li key={provider}>
              <Button
                variant="secondary"
                wide
                icon={<Sign size={20} />}
                href={socialLoginPath(provider, backUrl || undefined)}
              >
                {fill(texts.social, { provider: name })}
              </Button>
            </li>
          );
        })}
      </ul>
      {termsHref ? (
        <p className={`${css.text} ${textClass.meta}`}>
          {before}
          <Anchor href={termsHref} className={css.link}>
            {fields.termsLink}
          </Anchor>
          {after}
        </p>
      ) : null}
    </div>
  );
}
