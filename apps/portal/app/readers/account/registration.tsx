import { type CaptchaWidget, identityProviderOf, ROUTES } from '@portal/model';
import type { FormErrors, FormValues } from '@portal/ui/account-form';
import { Beside } from '@portal/ui/beside';
import { PageMain } from '@portal/ui/page';
import { Island } from '../../Island';
import registrationIsland from '../../islands/Registration';
import { commercialWords, privacyNote } from '../../legal/links';
import type { PageContext } from '../../page';
import { NEWSLETTER_TEXTS, planInWords } from '../../texts/newsletters';
import { countriesOf, maxBirthdate, provincesOf } from './options';
import { type AccountView, accountHead, titleWithFaults } from './page';
import { providerView } from './provider';
import { AccountGains, labelOfStory, type Surroundings, storyParts } from './surroundings';

export type RegistrationViewProps = {
  today: string;
  values?: FormValues;
  errors?: FormErrors;
  failure?: string;
  newsletters?: readonly string[];
  status?: number;
  /** A path of this site to return to. */
  backUrl: string | undefined;
  captcha: (CaptchaWidget & { origins: readonly string[] }) | undefined;
  surroundings?: Surroundings;
};

/** `/registro` (spec §2, §3). */
export function registrationView(context: PageContext, props: RegistrationViewProps): AccountView {
  const { site, locale } = context;
  const { today, values, errors, failure, newsletters = [], status, captcha, backUrl, surroundings } = props;
  const { title } = locale.texts.registration;
  const provider = identityProviderOf(site);
  if (provider)
    return providerView(context, {
      provider,
      title,
      path: ROUTES.registration,
      screen: 'login',
      start: 'registration',
      backUrl,
    });
  return {
    ...(status ? { status } : {}),
    ...(captcha ? { origins: captcha.origins } : {}),
    head: accountHead(titleWithFaults(title, errors, locale), ROUTES.registration),
    view: (
      <PageMain>
        <Beside
          width="wide"
          label={labelOfStory(context, surroundings)}
          parts={[...storyParts(surroundings, context), <AccountGains key="gains" context={context} />]}
        >
          <Island
            of={registrationIsland}
            id="registration"
            props={{
              values,
              errors,
              failure,
              backUrl,
              today,
              maxBirthdate: maxBirthdate(today, site.minAge),
              guardians: { href: ROUTES.guardians, years: site.minAge },
              countries: countriesOf(locale.language),
              provinces: provincesOf(locale.language),
              newsletters: site.newsletters.map(({ id, name, plan }) => ({
                id,
                name,
                isSubscribed: newsletters.includes(id),
                ...(plan ? { about: planInWords(plan, NEWSLETTER_TEXTS[site.language], locale.dates) } : {}),
              })),
              termsUrl: site.termsUrl,
              commercial: commercialWords(site),
              privacy: privacyNote(site),
              captcha: captcha && {
                provider: captcha.provider,
                siteKey: captcha.siteKey,
                script: captcha.script,
              },
            }}
            locale={locale}
          />
        </Beside>
      </PageMain>
    ),
  };
}
