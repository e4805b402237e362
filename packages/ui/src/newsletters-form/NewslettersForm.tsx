'use client';
import { quoted } from '@portal/model';
import type { FormEvent } from 'react';
import * as css from '../account-form/AccountForm.css';
import { Button } from '../button/Button';
import { Checkbox, CheckboxGroup } from '../checkbox/index';
import { FormAlert } from '../form-alert/FormAlert';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { fill, useLocale } from '../locale/index';

/** Props of `NewslettersForm`, the newsletters tab of the profile; it submits the selected ids (spec §2). */
export type NewslettersFormProps = {
  action: string;
  /** Newsletters with their current subscription; after a save, as saved. */
  newsletters: readonly {
    id: string;
    name: string;
    isSubscribed: boolean;
    /** Its content and frequency. */
    about?: string | undefined;
    /** URL of its latest edition. */
    href?: string | undefined;
  }[];
  status?: 'idle' | 'waiting' | 'saved' | 'failed';
  /** Ids of the selected newsletters. */
  onSubmit: (ids: string[]) => void;
};

/** A checkbox for each newsletter, and one save button (spec §2). */
export function NewslettersForm({ action, newsletters, status = 'idle', onSubmit }: NewslettersFormProps) {
  const { language, texts: words } = useLocale('accountLists', 'fields');
  const { accountLists: texts } = words;
  if (!newsletters.length) return <p className={`${css.text} ${textClass.summary}`}>{texts.noNewsletters}</p>;
  const names = newsletters.flatMap(({ name, isSubscribed }) => (isSubscribed ? [name] : []));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status !== 'waiting') onSubmit(new FormData(event.currentTarget).getAll('newsletters').map(String));
  };
  return (
    <form
      method="post"
      action={action}
      noValidate
      className={css.form}
      onSubmit={submit}
      data-part="newsletters-form"
    >
      {status === 'saved' ? (
        <FormAlert variant="success">
          {texts.newslettersSaved}
          {names.length ? ` ${fill(texts.newslettersChosen, { newsletters: quoted(names, language) })}` : ''}
        </FormAlert>
      ) : null}
      {status === 'failed' ? <FormAlert>{texts.failed}</FormAlert> : null}
      <CheckboxGroup legend={texts.newslettersLegend}>
        {newsletters.map(({ id, name, isSubscribed, about, href }) => (
          <Checkbox
            key={id}
            name="newsletters"
            value={id}
            label={name}
            hint={
              about || href ? (
                <>
                  {about}{' '}
                  {href ? (
                    <Link href={href} aria-label={fill(texts.newslettersSeeNamed, { name })}>
                      {/* Short enough for one line. */}
                      {texts.newslettersSee.replaceAll(' ', '\u00a0')}
                    </Link>
                  ) : null}
                </>
              ) : undefined
            }
            defaultChecked={isSubscribed}
          />
        ))}
      </CheckboxGroup>
      <div className={css.actions}>
        <Button type="submit" loading={status === 'waiting'}>
          {texts.newslettersSubmit}
        </Button>
      </div>
    </form>
  );
}
