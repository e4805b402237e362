'use client';
import { formatDate } from '@portal/model';
import { Avatar } from '../avatar/index';
import { Button } from '../button/index';
import { EmptyState } from '../empty-state/index';
import { FormAlert } from '../form-alert/index';
import { headlineClass, textClass } from '../foundation/type.css';
import { PlusIcon, TrashIcon } from '../icon/index';
import { Link } from '../link/index';
import { dateSettings, fill, useLocale } from '../locale/index';
import * as css from './MyChildren.css';

/** States of a child's account: in use, or waiting for an adult's consent. */
export const CHILD_STATES = ['active', 'pending'] as const;
/** Whether a child's account is active or waits for the consent of an adult. */
export type ChildState = (typeof CHILD_STATES)[number];

/** A child's account in the list of the children tab (spec §2). */
export type Child = { id: string; name: string /** YYYY-MM-DD */; birthdate: string; state: ChildState };

/** Props of `MyChildren`, the children tab of the profile, with the guardians' link (spec §2, §6). */
export type MyChildrenProps = {
  list: readonly Child[];
  /** Where parents and guardians enter (spec §6). */
  guardiansHref: string;
  addHref: string;
  /** Where an account is managed: `{id}` stands for the child’s. */
  manageHref: string;
  /** Ids on their way out. */
  removing?: readonly string[];
  /** The last one could not be taken out. */
  failed?: boolean;
  onRemove: (id: string) => void;
};

/** The tab of the profile area with the accounts of children that depend on the reader’s (spec §2). */
export function MyChildren(props: MyChildrenProps) {
  const { list, guardiansHref, addHref, manageHref, removing = [], failed = false, onRemove } = props;
  const locale = useLocale('children', 'fields');
  const { children: texts } = locale.texts;
  return (
    <section className={css.section} data-part="my-children">
      <div className={css.head}>
        <p className={`${css.quiet} ${textClass.summary}`}>{texts.intro}</p>
        <Link href={guardiansHref} variant="standalone">
          {texts.guardians}
        </Link>
      </div>
      {failed ? <FormAlert>{texts.failed}</FormAlert> : null}
      {list.length ? (
        <ul className={css.list}>
          {list.map(({ id, name, birthdate, state }) => (
            <li key={id} className={css.item}>
              <Avatar name={name} size={48} />
              <div className={css.words}>
                <h2 className={headlineClass.xs}>{name}</h2>
                <p className={`${css.quiet} ${textClass.meta}`}>
                  {fill(texts.born, { date: formatDate(birthdate, 'published', dateSettings(locale)) })}
                  {' · '}
                  <b data-part="state">{texts[state]}</b>
                </p>
              </div>
              <div className={css.actions}>
                <Button
                  size="small"
                  variant="secondary"
                  href={fill(manageHref, { id })}
                  label={fill(texts.manageNamed, { name })}
                >
                  {texts.manage}
                </Button>
                <Button
                  size="small"
                  variant="plain"
                  icon={<TrashIcon size={18} />}
                  label={fill(texts.remove, { name })}
                  loading={removing.includes(id)}
                  onClick={() => onRemove(id)}
                />
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      )}
      <Button href={addHref} icon={<PlusIcon size={18} />}>
        {texts.add}
      </Button>
    </section>
  );
}
