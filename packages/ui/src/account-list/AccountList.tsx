'use client';
import type { Image as Picture } from '@portal/model';
import { Avatar } from '../avatar/Avatar';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { FormAlert } from '../form-alert/FormAlert';
import type { HeadingLevel } from '../foundation/props';
import { headlineClass } from '../foundation/type.css';
import { TrashIcon, XIcon } from '../icon/index';
import { Image } from '../image/Image';
import { Kicker } from '../kicker/Kicker';
import { Link } from '../link/Link';
import { fill, useLocale } from '../locale/index';
import * as css from './AccountList.css';

type ListProps = {
  /** Ids that are being removed. */
  removing?: readonly string[];
  /** Whether the last removal failed. */
  failed?: boolean;
  onRemove: (id: string) => void;
  /** URL that removes an item without JavaScript: `id` and `remove` are posted to it. */
  action?: string;
  /** Heading level of each item's title. */
  headingLevel?: HeadingLevel;
};

/** A saved article in `SavedList`: title, URL, picture and section (spec §2, favourites). */
export type SavedItem = {
  id: string;
  title: string;
  url: string;
  image?: Picture;
  category?: { name: string; href?: string };
};

/** Shown in place of an empty list: how it fills, and a link to the front page. */
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

/** A reader's saved articles: image, section, linked title, and a remove button (spec §2). */
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

/** Authors that a reader follows: portrait, linked name, X profile, and an unfollow button (spec §2). */
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
