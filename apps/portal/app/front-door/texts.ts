import type { DeskRole } from '@portal/model/newsroom';

/** Strings for the front door, a tool for anyone who tries the product; in English only. */
export const DOOR_TEXTS = {
  title: 'Front door',
  product: 'Portal',
  lead: 'Three newsrooms, everybody who uses them, and every state worth seeing, one click away.',
  place:
    'This page and its sign-in work only on this machine. People, towns and news are invented, nothing is charged, and no email leaves.',
  sites: 'The sites',
  sitesNote: 'One installation, three publishers, a face for each.',
  picture: 'The front of {site}',
  language: 'In {language}',
  accounts: 'Accounts',
  accountsNote:
    'One click opens a session in this browser, at {site} unless another site is named. The next click replaces or ends it.',
  deskNote:
    'Nobody here has a password to try: the click is their only way in. For a way in with a password, {command} invites you to the desk: open the link that it writes, at this host.',
  deskCommand: 'npm run desk -- invite you@example.org --site {alias}',
  signIn: 'Sign in as {name}',
  openAs: 'Open as {name}',
  openSignedOut: 'Open signed out',
  open: 'Open',
  code: 'Code now: {code}, for {seconds} more seconds. Reload for the next one.',
  parts: 'Parts of this page',
  machine: 'This machine',
  storybook: 'npm run storybook',
  more: 'For designers, {storybook} shows every component. README.md says how to bring a newsroom and a brand.',
} as const;

export const DOOR_ROLES: Readonly<Record<DeskRole, string>> = {
  moderator: 'moderator',
  editor: 'editor',
  chief: 'editor-in-chief',
};
