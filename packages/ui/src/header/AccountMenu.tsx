'use client';
import { loginPath, nickInitial, ROUTES } from '@portal/model';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { cx } from 'class-variance-authority';
import { textClass } from '../foundation/type.css';
import { UserIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import * as css from './AccountMenu.css';
import { tool } from './Header.css';

/** What the button needs of the current user. */
export type AccountUser = { nick: string; thumbnailUrl?: string };

export type AccountMenuProps = {
  /** Null while nobody is logged in, or as long as that is not known. */
  user: AccountUser | null;
  /** Page to come back to after logging in. */
  backUrl?: string;
  /** Logs out; without it the link to the log-out page does. */
  onLogout?: () => void;
};

const ITEMS = [
  ['profile', ROUTES.account],
  ['favourites', ROUTES.savedContents],
  ['authors', ROUTES.followedAuthors],
  ['newsletters', ROUTES.newsletters],
] as const;

/**
 * The account in the header: the way to log in, or the first letter of the nick (or a thumbnail) with its menu. Its
 * room is the header's, the same in both cases.
 */
export function AccountMenu({ user, backUrl, onLogout }: AccountMenuProps) {
  const { header: texts } = useLocale('header').texts;
  if (!user) {
    return (
      <a
        href={loginPath(backUrl)}
        className={cx(tool, textClass.label)}
        aria-label={texts.login}
        data-part="login"
      >
        <UserIcon size={22} />
        <span className={css.words}>{texts.login}</span>
      </a>
    );
  }
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={cx(tool, textClass.label)}
        aria-label={fill(texts.accountOf, { nick: user.nick })}
      >
        <span className={css.face}>
          {user.thumbnailUrl ? (
            <img src={user.thumbnailUrl} alt="" width={34} height={34} className={css.picture} />
          ) : (
            nickInitial(user) || <UserIcon />
          )}
        </span>
      </Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cx(css.panel, textClass.label)}
      >
        <Menu.Label className={css.nick}>{user.nick}</Menu.Label>
        {ITEMS.map(([text, href]) => (
          <Menu.Item key={text} asChild>
            <a href={href} className={css.item}>
              {texts[text]}
            </a>
          </Menu.Item>
        ))}
        <Menu.Separator className={css.line} />
        {onLogout ? (
          <Menu.Item onSelect={onLogout} className={css.item}>
            {texts.logout}
          </Menu.Item>
        ) : (
          <Menu.Item asChild>
            <a href={ROUTES.logout} className={css.item}>
              {texts.logout}
            </a>
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}
