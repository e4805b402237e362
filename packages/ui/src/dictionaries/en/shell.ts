import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English strings for the skip links at the top of every page. */
export const skip: Dictionary['skip'] = {
  label: 'Shortcuts',
  content: 'Skip to content',
  navigation: 'Skip to menu',
};

/** English strings for the site's header, its menu and the account menu; `{name}` is the site's. */
export const header: Dictionary['header'] = {
  menu: 'Menu',
  close: 'Close the menu',
  sections: 'Main navigation',
  search: 'Search',
  login: 'Log in',
  subscribe: 'Subscribe',
  account: 'My account',
  profile: 'My profile',
  favourites: 'Saved stories',
  authors: 'Authors',
  newsletters: 'Newsletters',
  logout: 'Log out',
  front: 'Front page',
  foundedIn: 'Founded in {year}',
  home: '{name}, front page',
  submenu: '{name}: more sections',
  searchIn: 'Search {name}',
  tooShort: errorTextsEn.searchTooShort,
  accountOf: '{nick}’s account',
  scheme: { label: 'Theme', light: 'Light', dark: 'Dark', auto: 'Automatic', highContrast: 'High contrast' },
};

/** English strings for the site's footer. */
export const footer: Dictionary['footer'] = {
  label: 'Page footer',
  follow: 'Follow us',
  rights: 'All rights reserved',
  fiction: 'A demonstration: its towns, people and news are made up',
};

/** English strings for the hot-topics strip. */
export const hotTopics: Dictionary['hotTopics'] = { label: 'Topics of the day' };

/** English texts that name the breadcrumbs for assistive technology. */
export const breadcrumbs: Dictionary['breadcrumbs'] = { label: 'You are in' };

/** English strings for the stage of current shows and for the header's line about them. */
export const onAir: Dictionary['onAir'] = {
  now: 'On air',
  next: 'Next',
  later: 'Later',
  listen: 'Listen',
  watch: 'Watch',
  tomorrow: 'Tomorrow',
  replay: 'On demand',
  returns: 'Back {atTime} with {title}.',
  off: 'Off air now.',
};

/** English strings for the links on an error page; its title and description are in the model. */
export const error: Dictionary['error'] = {
  back: 'Go to the front page',
  retry: 'Try again',
  write: 'If you think that you should have permission, {link}.',
  writeLink: 'write to us',
};

/** English loading text for assistive technology. */
export const loading: Dictionary['loading'] = 'Loading';

/** English strings for a programme's navigation; `{name}` is the programme's. */
export const showNavigation: Dictionary['showNavigation'] = {
  label: 'Sections of {name}',
  choose: 'Go to another section',
};

/** English strings for the day selector of the programme guide. */
export const days: Dictionary['days'] = {
  label: 'Choose a day',
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
};

/** English strings for the bar of tools next to an article. */
export const asideBar: Dictionary['asideBar'] = {
  label: 'Article tools',
  comments: { one: '{count} comment', other: '{count} comments' },
  comment: 'Comments',
  share: 'Share',
};

/** English strings for the programme guide, a day without shows included (spec §8). */
export const schedule: Dictionary['schedule'] = {
  empty: 'We have not published the schedule for this day yet.',
  toToday: 'See today’s',
  repeat: 'Repeat',
  over: 'Already broadcast',
  now: 'On air',
  offAir: 'Off air',
  earlier: 'Earlier ({count})',
  listenAgain: 'Listen again',
  watchAgain: 'Watch again',
  nowLine: 'Now',
  grid: 'The day’s grid, by hours',
  beganBefore: 'Began before midnight',
  endsLater: 'Continues after midnight',
};

/** English strings for age ratings: `{age}` in years, and content warnings. */
export const ageRating: Dictionary['ageRating'] = {
  all: 'Suitable for all audiences',
  from: 'Not recommended under {age}',
  warns: '{rating}: {warnings}',
  signs: { all: 'ALL', from: '{age}+' },
  warnings: {
    violence: 'violence',
    sex: 'sex',
    fear: 'fear or distress',
    language: 'strong language',
    drugs: 'alcohol or other drugs',
    discrimination: 'discrimination',
    imitation: 'dangerous acts that may be imitated',
  },
};

/** English strings for the live-streams panel and its buttons; `{title}` is the stream's. */
export const streams: Dictionary['streams'] = {
  title: 'Live',
  watch: 'Watch {title}',
  listen: 'Listen to {title}',
  video: 'Watch',
  audio: 'Listen',
  current: 'You are watching this',
  currentAudio: 'You are listening to this',
  audioOnly: 'Sound only',
  withVideo: 'Back to the picture',
  loading: 'Looking for live streams…',
  empty: 'We are not broadcasting live right now.',
  error: 'We could not load the live streams.',
  retry: 'Try again',
};

/** English strings for an empty grid of programmes. */
export const shows: Dictionary['shows'] = { empty: 'There are no programmes here yet.' };

/** English strings for the notice next to a part whose script did not load (spec §8). */
export const loadFailure: Dictionary['loadFailure'] = {
  text: 'This part of the page could not be loaded. The rest still works.',
  retry: 'Try again',
};

/** English strings of the light edition. */
export const edition: Dictionary['edition'] = {
  light: 'Light edition',
  note: 'Text first, and each picture when you ask for it.',
  full: 'Full edition',
  picture: 'Show the picture',
  namedPicture: 'Show the picture: {alt}',
  failed: 'The picture could not be loaded. Try again',
};

/** English strings for the offline reading list; `{time}` is the time of a copy. */
export const kept: Dictionary['kept'] = {
  offline: 'There is no connection',
  offlineText: 'This page is not saved on this device. You can open it as soon as the connection is back.',
  unsent:
    'What you have just sent did not arrive. This page has saved it: try again from here when the connection is back.',
  readable: 'What you can read now',
  nothing: 'Nothing is saved on this device yet. Pages that you open with a connection will be here.',
  saved: 'It is in your saved stories',
  opening: 'Only its opening can be read here',
  copiedAt: 'Saved {time}',
  today: 'today {time}',
  onDay: 'on {day} {time}',
  front: 'Front page of {site}',
  copyLabel: 'Saved copy',
  copy: 'You are reading a copy saved {time}.',
  refresh: 'Refresh',
  gate: 'The rest of this story needs a connection',
  gateText: 'Only its opening is on this device. Try again once there is a connection.',
  keepLabel: 'Read offline',
  keepNone: 'You cannot read any of them offline yet. Save them on this device, with their pictures.',
  keepText: 'You can read {kept} of {total} offline. Save the rest on this device, with their pictures.',
  keep: 'Save on this device',
  keepNamed: 'Save on this device: your saved stories, to read them offline',
  keeping: 'Saving on this device',
  allKept: 'All of them are on this device: you can read them offline.',
  keptOpenings: 'Of the stories for subscribers or registered readers, only the opening is saved.',
  keepFailed: 'Not all of them could be saved. Please try again.',
  clear: 'Delete the saved pages',
  statuses: {
    off: 'Off: no page is saved.',
    starting: 'Turning on…',
    on: 'On: the pages that you read are saved on this device.',
    cleared: 'The saved pages are deleted. Those that you read from now on will be saved.',
    ending: 'Deleting what was saved…',
    failed: 'It could not be turned on. Please try again.',
    unsupported: 'This browser cannot save pages for reading offline.',
  },
  withoutScript: 'Turning it on needs JavaScript, which this browser does not run. No page is saved.',
};
