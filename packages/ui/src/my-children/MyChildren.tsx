'use client';
import { formatDate, ROUTES } from '@portal/model';
import { type MouseEvent, useState } from 'react';
import { Avatar } from '../avatar/Avatar';
import { Button } from '../button/Button';
import { ConfirmDialog } from '../dialog/index';
import { EmptyState } from '../empty-state/EmptyState';
import { FormAlert } from '../form-alert/FormAlert';
import { headlineClass, textClass } from '../foundation/type.css';
import { PlusIcon, TrashIcon } from '../icon/index';
import { Link } from '../link/Link';
import { dateSettings, fill, useLocale } from '../locale/index';
import * as css from './MyChildren.css';

/** States of a child's account: active, or pending until its link is used. */
export const CHILD_STATES = ['active', 'pending'] as const;
/** Whether a child's account is active, or pending until its link is used. */
export type ChildState = (typeof CHILD_STATES)[number];

/** A child's account in the list of the children tab (spec §2). */
export type Child = { id: string; name: string /** YYYY-MM-DD */; birthdate: string; state: ChildState };

/**
 * Requirements that keep a reader from adding a child: their own birthdate, age or email address, or the
 * maximum number of children.
 */
export const CHILDREN_MISSING = ['birthdate', 'under-age', 'email', 'full'] as const;
/** Requirement that keeps a reader from adding a child. */
export type ChildrenMissing = (typeof CHILDREN_MISSING)[number];

/** Props of `MyChildren`, the children tab of the profile, with the guardians' link (spec §2, §6). */
export type MyChildrenProps = {
  list: readonly Child[];
  /** URL of the page for parents and guardians (spec §6). */
  guardiansHref: string;
  addHref: string;
  /** Reason why no child can be added, shown in place of the button. */
  missing?: ChildrenMissing | undefined;
  /** URL of the page that completes the reader's own data. */
  profileHref?: string;
  /** URL that manages an account: `{id}` stands for the child’s. */
  manageHref: string;
  /** URL that deletes an account without JavaScript, after a confirmation: `{id}` stands for the child’s. */
  removeHref: string;
  /** Whether the last deletion failed. */
  failed?: boolean;
  /** Deletes an account, after the reader's confirmation. A rejection keeps the dialog open. */
  onRemove: (id: string) => Promise<void>;
};

/** Tab of the profile area with the children's accounts that depend on the reader’s (spec §2). */
export function MyChildren(props: MyChildrenProps) {
  const { list, guardiansHref, addHref, missing, profileHref = ROUTES.account, failed = false } = props;
  const { children: texts } = useLocale('children', 'dialog', 'confirmation', 'fields').texts;
  const [leaving, setLeaving] = useState<Child>();
  const [asks, setAsks] = useState(false);
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
          {list.map((child) => (
            <ChildItem
              key={child.id}
              child={child}
              {...props}
              onLeave={() => {
                setLeaving(child);
                setAsks(true);
              }}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
      )}
      {missing ? (
        <FormAlert variant="info">
          {texts.missing[missing]}{' '}
          {missing === 'full' || missing === 'under-age' ? null : (
            <Link href={profileHref}>{texts.profile}</Link>
          )}
        </FormAlert>
      ) : (
        <Button href={addHref} icon={<PlusIcon size={18} />}>
          {texts.add}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={fill(texts.removeTitle, { name: leaving?.name ?? '' })}
        text={texts.removeText}
        confirm={texts.removeConfirm}
        danger
        failure={texts.failed}
        onConfirm={() => (leaving ? props.onRemove(leaving.id) : undefined)}
      />
    </section>
  );
}

type ChildItemProps = Pick<MyChildrenProps, 'manageHref' | 'removeHref'> & {
  child: Child;
  onLeave: () => void;
};

/** One child's account, with its actions. */
function ChildItem({
  child: { id, name, birthdate, state },
  manageHref,
  removeHref,
  onLeave,
}: ChildItemProps) {
  const locale = useLocale('children');
  const { children: texts } = locale.texts;
  return (
    <li className={css.item}>
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
          label={fill(texts.removeNamed, { name })}
          href={fill(removeHref, { id })}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            event.preventDefault();
            onLeave();
          }}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
