'use client';
import type { Image as Picture } from '@portal/model';
import { Avatar } from '../avatar/index';
import { Button } from '../button/index';
import { EmptyState } from '../empty-state/index';
import { FormAlert } from '../form-alert/index';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';
import { TrashIcon, XIcon } from '../icon/index';
import { Image } from '../image/index';
import { Kicker } from '../kicker/index';
import { Link } from '../link/index';
import { fill, useLocale } from '../locale/index';
import * as css from './AccountList.css';

type ListProps = {
  /** Ids on their way out. */
  removing?: readonly string[];
  /** The last one could not be taken out. */
  failed?: boolean;
  onRemove: (id: string) => void;
  /** Address that takes one out without script: `id` is posted to it, and `remove`. */
  action?: string;
  /** Level of each title in the list. */
  headingLevel?: HeadingLevel;
};

/** A saved content in `SavedList`: title, address, picture and section (spec §2, favourites). */
export type SavedItem = {
  id: string;
  title: string;
  url: string;
  image?: Picture;
  category?: { name: string; href?: string };
};

/** In the place of a list that has nothing: how it fills, and the way to the front, where that begins. */
function EmptyList({ title, hint, way }: { title: string; hint: string; way: string }) {
  const toFront = (
    <Button variant="secondary" href="/">
      {way}
    </Button>
  );
  return (
    <EmptyState title={title} actions={toFront}>
      {hint}
    </EmptyState>
  );
}

/** The contents a reader keeps: image, section and title, which leads to it; and the way out (spec §2). */
export function SavedList({
  items,
  removing = [],
  failed = false,
  onRemove,
  action,
  headingLevel = 2,
}: ListProps & { items: readonly SavedItem[] }) {
  const locale = useLocale('accountLists', 'card', 'fields');
  const { accountLists: texts } = locale.texts;
  const Heading = `h${headingLevel}` as const;
  if (!items.length)
    return <EmptyList title={texts.noFavourites} hint={texts.noFavouritesHint} way={texts.noFavouritesWay} />;
  return (
    <>
      {failed ? <FormAlert>{texts.failed}</FormAlert> : null}
      <ul className={css.list} data-part="saved-list">
        {items.map(({ id, title, url, image, category }) => (
          <li key={id} className={`${css.item} ${css.saved}`} data-content-id={id}>
            {image ? (
              <Image image={image} ratio="16:9" sizes="160px" widest={410} className={css.picture} />
            ) : null}
            <div className={css.words}>
              {category ? <Kicker text={category.name} href={category.href} locale={locale} /> : null}
              <Heading className={headlineClass.xs}>
                <Link href={url} variant="quiet">
                  {title}
                </Link>
              </Heading>
              <div className={css.actions}>
                <Button
                  size="small"
                  variant="secondary"
                  href={url}
                  label={fill(texts.openNamed, { name: title })}
                >
                  {texts.open}
                </Button>
                <Remove id={id} name={title} removing={removing} onRemove={onRemove} action={action} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A followed author in `FollowedAuthors`: name, page, portrait and profile at X (spec §2, authors). */
export type FollowedAuthor = {
  id: string;
  name: string;
  url: string;
  image?: { url: string };
  twitter?: string;
};

/** The authors a reader follows: portrait, name, profile at X; the way to each, and out (spec §2). */
export function FollowedAuthors({
  authors,
  removing = [],
  failed = false,
  onRemove,
  action,
  headingLevel = 2,
}: ListProps & { authors: readonly FollowedAuthor[] }) {
  const { accountLists: texts } = useLocale('accountLists', 'fields').texts;
  const Heading = `h${headingLevel}` as const;
  if (!authors.length)
    return <EmptyList title={texts.noAuthors} hint={texts.noAuthorsHint} way={texts.noAuthorsWay} />;
  return (
    <>
      {failed ? <FormAlert>{texts.failed}</FormAlert> : null}
      <ul className={css.list} data-part="followed-authors">
        {authors.map(({ id, name, url, image, twitter }) => (
          <li key={id} className={css.item}>
            <Avatar name={name} src={image?.url} size={80} />
            <div className={css.words}>
              <Heading className={headlineClass.xs}>{name}</Heading>
              <div className={css.actions}>
                <Button
                  size="small"
                  variant="secondary"
                  href={url}
                  label={fill(texts.openAuthorNamed, { name })}
                >
                  {texts.openAuthor}
                </Button>
                {twitter ? (
                  <Button
                    size="small"
                    variant="plain"
                    href={twitter}
                    target="_blank"
                    icon={<XIcon size={18} />}
                    label={fill(texts.twitter, { name })}
                  />
                ) : null}
                <Remove id={id} name={name} removing={removing} onRemove={onRemove} action={action} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type RemoveProps = Pick<ListProps, 'onRemove'> & {
  id: string;
  name: string;
  removing: readonly string[];
  action: string | undefined;
};

function Remove({ id, name, removing, onRemove, action }: RemoveProps) {
  const { accountLists: texts } = useLocale('accountLists').texts;
  const button = (
    <Button
      type={action ? 'submit' : 'button'}
      size="small"
      variant="plain"
      icon={<TrashIcon size={18} />}
      label={fill(texts.remove, { name })}
      loading={removing.includes(id)}
      onClick={(event) => {
        event.preventDefault();
        onRemove(id);
      }}
    />
  );
  if (!action) return button;
  return (
    <form method="post" action={action}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="remove" value="true" />
      {button}
    </form>
  );
}
