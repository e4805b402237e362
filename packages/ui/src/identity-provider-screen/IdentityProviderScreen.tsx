'use client';
import { ROUTES } from '@portal/model';
import { cx } from 'class-variance-authority';
import { Button } from '../button/Button';
import { FormAlert } from '../form-alert/FormAlert';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass, textClass } from '../foundation/type.css';
import { useLocale } from '../locale/index';
import { Anchor } from '../routing/Routing';
import { Spinner } from '../spinner/Spinner';
import * as css from './IdentityProviderScreen.css';

/**
 * `loading` until the provider's screen has loaded, `ready` while it is shown, `waiting` while the login is
 * sent to the site, `unreachable` if the screen cannot load, `refused` if the site rejected the login.
 */
export const IDENTITY_PROVIDER_STATUSES = ['loading', 'ready', 'waiting', 'unreachable', 'refused'] as const;
/** State of the identity provider's screen; `unreachable` and `refused` offer a retry. */
export type IdentityProviderStatus = (typeof IDENTITY_PROVIDER_STATUSES)[number];

/** Props of `IdentityProviderScreen`, the frame around the provider's own screen. */
export type IdentityProviderScreenProps = {
  /** The page's heading. */
  title: string;
  status?: IdentityProviderStatus;
  /** Reason of a rejection, in place of the default text. */
  failure?: string | undefined;
  /** Id of the element that the provider fills. */
  containerId: string;
  onRetry: () => void;
  headingLevel?: HeadingLevel;
};

/** Container for a screen of the customer-identity provider that holds a site's accounts (spec §7). */
export function IdentityProviderScreen({
  title,
  status = 'loading',
  failure,
  containerId,
  onRetry,
  headingLevel = 1,
}: IdentityProviderScreenProps) {
  const Heading = `h${headingLevel}` as const;
  const { identityProvider: texts } = useLocale('identityProvider').texts;
  const failed = status === 'unreachable' || status === 'refused';
  return (
    <section className={css.screen} data-part="identity-provider-screen" data-status={status}>
      <Heading className={headlineClass.lg}>{title}</Heading>
      <div className={css.place}>
        {status === 'loading' || status === 'waiting' ? (
          <p role="status" className={cx(css.layer, css.wait, textClass.summary)}>
            <Spinner size="medium" />
            {texts[status]}
          </p>
        ) : null}
        {failed ? (
          <div className={cx(css.layer, css.failure)}>
            <FormAlert variant="error">{(status === 'refused' && failure) || texts[status]}</FormAlert>
            <Button onClick={onRetry}>{texts.retry}</Button>
          </div>
        ) : null}
        {/* The provider owns its content: React never renders here. */}
        <div
          id={containerId}
          className={css.layer}
          hidden={failed || status === 'waiting'}
          data-part="container"
        />
        <noscript className={css.layer}>
          <p className={textClass.body}>{texts.noScript}</p>
        </noscript>
      </div>
    </section>
  );
}

/** States of a log-out at the identity provider; `failed` offers a retry. */
export const PROVIDER_LOGOUT_STATUSES = ['leaving', 'failed'] as const;
/** State of a log-out at the identity provider. */
export type ProviderLogoutStatus = (typeof PROVIDER_LOGOUT_STATUSES)[number];

/** Props of `ProviderLogout`, shown between the site's log-out and the provider's. */
export type ProviderLogoutProps = {
  status?: ProviderLogoutStatus;
  onRetry: () => void;
  headingLevel?: HeadingLevel;
};

/** The session has ended here, and is about to end at the identity provider. */
export function ProviderLogout({ status = 'leaving', onRetry, headingLevel = 1 }: ProviderLogoutProps) {
  const Heading = `h${headingLevel}` as const;
  const { identityProvider: texts } = useLocale('identityProvider').texts;
  return (
    <section className={css.screen} data-part="provider-logout" data-status={status}>
      <Heading className={headlineClass.lg}>{texts.left}</Heading>
      <div className={cx(css.place, css.short)}>
        {status === 'leaving' ? (
          <p role="status" className={cx(css.layer, css.wait, textClass.summary)}>
            <Spinner size="medium" />
            {texts.leaving}
          </p>
        ) : (
          <div className={cx(css.layer, css.failure)}>
            <FormAlert variant="warning">{texts.notLeft}</FormAlert>
            <Button onClick={onRetry}>{texts.retry}</Button>
          </div>
        )}
        <noscript className={css.layer}>
          <p className={textClass.body}>{texts.leftWithoutScript}</p>
        </noscript>
      </div>
      <Anchor href={ROUTES.login}>{texts.login}</Anchor>
    </section>
  );
}
