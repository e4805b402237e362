'use client';
import { loginPath, READER_ROUTES } from '@portal/model';
import { nickInitial } from '@portal/model/readers';
import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { textClass } from '../foundation/type.css';
import { UserIcon } from '../icon/index';
import { fill, useLocale } from '../locale/index';
import type { Menu, MenuEntry } from '../menu/index';
import { Anchor } from '../routing/Routing';
import * as css from './AccountMenu.css';
import { tool, withoutScript, withScript } from './Header.css';

/** Fields of the current user that the account menu shows. */
export type AccountUser = { nick: string; thumbnailUrl?: string };

/** Props of `AccountMenu`, the header's login link or the reader's menu (spec §2). */
export type AccountMenuProps = {
  /** Null while nobody is logged in, or while that is unknown. */
  user: AccountUser | null;
  /** Somebody is logged in, but their data have not loaded yet. */
  isKnown?: boolean;
  /** URL to return to after the login. */
  backUrl?: string;
  /** Called on press or focus of the login link: `backUrl` may change until it is followed. */
  onReach?: () => void;
  /** Logs out; if omitted, a link to the log-out page does. */
  onLogout?: () => void;
};

const ITEMS = [
  ['profile', READER_ROUTES.account],
  ['favourites', READER_ROUTES.savedContents],
  ['authors', READER_ROUTES.followedAuthors],
  ['newsletters', READER_ROUTES.newsletters],
] as const;

type OwnAccountProps = {
  label: string;
  /** Class of when it is shown, if not always. */
  when?: string;
};

const OwnAccount = ({ label, when }: OwnAccountProps) => (
  <Anchor
    href={READER_ROUTES.account}
    className={cx(tool, when, textClass.label)}
    aria-label={label}
    data-part="own-account"
  >
    <UserIcon size={22} />
    <span className={css.words}>{label}</span>
  </Anchor>
);

/**
 * The account in the header: a login link, or the initial of the nick (or a thumbnail) with its menu. It
 * takes the same space in both cases.
 */
export function AccountMenu({ user, isKnown = false, backUrl, onReach, onLogout }: AccountMenuProps) {
  const { header: texts } = useLocale('header').texts;
  const LoadedMenu = useMenu(user !== null);
  if (!user && isKnown) return <OwnAccount label={texts.account} />;
  if (!user) {
    return (
      <>
        <Anchor
          href={loginPath(backUrl)}
          {...(onReach ? { onPointerDown: onReach, onFocus: onReach } : {})}
          className={cx(tool, withScript, textClass.label)}
          aria-label={texts.login}
          data-part="login"
        >
          <UserIcon size={22} />
          <span className={css.words}>{texts.login}</span>
        </Anchor>
        {/* Without JavaScript the login state is unknown here: the account's page redirects readers who are not logged in. */}
        <OwnAccount label={texts.account} when={withoutScript} />
      </>
    );
  }
  const label = fill(texts.accountOf, { nick: user.nick });
  const face = (
    <span className={css.face}>
      {user.thumbnailUrl ? (
        <img src={user.thumbnailUrl} alt="" width={34} height={34} className={css.picture} />
      ) : (
        nickInitial(user) || <UserIcon />
      )}
    </span>
  );
  // A link to the account, until the menu has loaded, and if it cannot load.
  if (!LoadedMenu)
    return (
      // A new element, by its key: the login link before it is wider, and a reused element would shift.
      <Anchor
        key="account"
        href={READER_ROUTES.account}
        className={cx(tool, textClass.label)}
        aria-label={label}
        data-part="own-account"
      >
        {face}
      </Anchor>
    );
  const logout: MenuEntry = onLogout
    ? { kind: 'action', id: 'logout', text: texts.logout, onSelect: onLogout }
    : { kind: 'link', id: 'logout', text: texts.logout, href: READER_ROUTES.logout };
  return (
    <LoadedMenu
      align="end"
      triggerClassName={cx(tool, textClass.label)}
      label={label}
      trigger={face}
      entries={[
        ...(user.nick ? [{ kind: 'label' as const, id: 'nick', text: user.nick }] : []),
        ...ITEMS.map(([text, href]) => ({ kind: 'link' as const, id: text, text: texts[text], href })),
        { kind: 'line', id: 'line' },
        logout,
      ]}
    />
  );
}

/**
 * The menu, fetched for readers who are logged in: most are not, and it weighs more than the rest of a
 * header.
 */
function useMenu(isWanted: boolean) {
  const [menu, setMenu] = useState<{ component: typeof Menu }>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('../menu/index').then(
      ({ Menu: component }) => {
        if (isHere) setMenu({ component });
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return menu?.component;
}
