import { labelWordsEn, rectificationWordsEn, rectifiedSignsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English strings for media players before hydration. */
export const player: Dictionary['player'] = {
  video: 'Video',
  audio: 'Audio',
  chapters: 'Chapters of the video',
  open: 'Open the file',
  transcript: 'Transcript',
  audioDescription: 'With audio description',
  signLanguage: 'In sign language',
};

/** English strings for cards: words for kinds of story, and for assistive technology. */
export const card: Dictionary['card'] = {
  opinion: 'Opinion',
  ad: 'Advertisement',
  live: 'Live',
  finishedLive: 'As it happened',
  audio: 'Audio',
  video: 'Video',
  gallery: 'Photos',
  interview: 'Interview',
  registeredOnly: 'For registered readers',
  subscribers: 'For subscribers',
  by: 'By',
  and: 'and',
  votes: { one: '{count} vote', other: '{count} votes' },
  rating: '{value} out of 5 stars',
  pictures: { one: '{count} photo', other: '{count} photos' },
  labels: labelWordsEn,
  rectified: rectifiedSignsEn,
  sponsoredBy: 'Sponsored by {name}',
  partnerOf: 'In partnership with {name}',
  yesterday: 'Yesterday {time}',
  breaking: 'Breaking news',
};

/** English texts before the dates of publication and last change. */
export const time: Dictionary['time'] = {
  published: 'Published',
  updated: 'Updated',
  reading: { one: '{count}-minute read', other: '{count}-minute read' },
};

/** English strings for pictures: the credit, and the replacement of a missing file. */
export const image: Dictionary['image'] = { missing: 'Picture not available', credit: 'Photo' };

/** English strings for an event's facts; `{from}` and `{to}` are dates. */
export const event: Dictionary['event'] = {
  range: '{from} to {to}',
  address: 'Address',
  when: 'When',
  where: 'Where',
  timetable: 'Times',
  kind: 'Format',
  themes: 'Themes',
  price: 'Price',
  tickets: 'Tickets',
  organiser: 'Organised by',
  otherDates: 'Other dates',
  label: 'Event details',
  addToCalendar: 'Add to calendar',
  map: 'See on the map',
  past: 'This event is over',
  cancelled: 'This event has been cancelled',
};

/** English strings for an article around its text: tags, related articles and comments. */
export const article: Dictionary['article'] = {
  related: 'You may also like',
  films: 'More videos',
  sounds: 'More audio',
  ofSection: 'More {section}',
  chapters: 'Chapters',
  next: 'Next story',
  corrections: 'Corrections',
  correctionOf: 'Correction of {date}',
  rectifications: rectificationWordsEn,
  tags: 'Topics',
  authors: 'About the author',
  comments: {
    title: 'Comments',
    replyTo: 'In reply to {author}',
    none: 'No comments yet',
    one: '{count} comment',
    other: '{count} comments',
    closed: 'Comments are closed',
    afterReading: 'You can comment here once you can read the whole story.',
    pending: 'Waiting for review',
    refused: 'Not published',
    refusedWhy: 'We have emailed you the reason.',
    sending: 'Sending…',
    failed: 'Not sent',
    retry: 'Send again',
    discard: 'Edit it again',
    deleted: 'Account deleted',
    newsroom: 'Newsroom',
    edited: 'edited',
    removed: 'This comment was deleted by its author',
    hidden: 'This comment was taken down',
    permalink: 'Link to the comment by {author}',
    takePart: 'Reply, vote or report',
    votes: '{likes} for, {dislikes} against',
    sort: 'Order of comments',
    sorts: { newest: 'Newest', best: 'Best rated', oldest: 'Oldest' },
    allReplies: { one: 'Show {count} more reply', other: 'Show {count} more replies' },
    more: 'More comments',
    loading: 'Loading the comments',
    loadFailed: 'The newest comments could not be loaded.',
    whole: 'Back to the story',
    all: 'All comments',
    pageTitle: 'Comments on “{title}”',
  },
  sections: 'In this story',
  embed: {
    open: 'View on {provider}',
    notice: 'This content is on {provider}. Once you open it, their terms apply.',
  },
  download: 'Download',
  table: 'Table',
  share: 'Share',
  ingredients: 'Ingredients',
  steps: 'Method',
  materials: 'Materials',
  tools: 'Tools',
  diySteps: 'Steps',
  yield: 'Serves',
  servings: { one: 'Serves {count}', other: 'Serves {count}' },
  difficulty: { label: 'Difficulty', easy: 'Easy', medium: 'Medium', expert: 'For experts' },
  cost: { label: 'Cost', low: 'Low', medium: 'Medium', high: 'High' },
  totalTime: 'Time',
  rating: 'Rating',
};

/** English strings for the registration gate at the end of an opening (spec §6). */
export const gate: Dictionary['gate'] = {
  title: 'The rest is for readers with an account',
  text: 'Creating one is free: a few details, and you confirm your email address.',
  benefits: {
    read: 'Read stories for registered readers in full',
    save: 'Save what you want to read later',
    follow: 'Follow the authors you like',
  },
  action: 'Create an account',
  login: 'I already have an account',
  loginSubscribed: 'I already have a subscription',
  alreadyIn: 'If you have already logged in, read it in full here',
  loading: 'Loading the rest of the story',
  arrived: 'You have the whole story now',
  failed: 'The rest of the story could not be loaded.',
  retry: 'Try again',
  paper: 'The story continues at {address}, for readers with an account.',
  metered: {
    title: 'This story goes on',
    text: {
      one: 'Each month you can read {count} story for subscribers without subscribing: this could be the one.',
      other:
        'Each month you can read {count} stories for subscribers without subscribing. This will be one of them.',
    },
    left: {
      one: 'You have {count} story left this month. Reading this one leaves you none.',
      other: 'You have {count} stories left this month. Reading this one counts as one of them.',
    },
    action: 'Read it',
  },
  spent: {
    title: 'You have read this month’s free stories',
    text: 'You can read more next month. With a subscription you have them all from now on: a free account is not enough.',
  },
  network: {
    title: 'Today’s free readings from your connection have all been used',
    text: 'Log in with an account created before today. If you have none, create one now and come back tomorrow: with an account of your own you will not depend on your connection.',
  },
  subscribers: {
    title: 'The rest is for subscribers',
    text: 'Subscriptions pay for the time behind each story. A free account is not enough to read this one.',
    action: 'See the subscriptions',
    mayRead: 'If you subscribe or the story was given to you, read it in full here',
  },
  paperOfOthers: 'The story continues at {address}.',
  whole: 'You are reading the full story.',
  publicPage: 'Public page of the story',
};

/** English strings for photo galleries; `{current}` and `{total}` count pictures. */
export const gallery: Dictionary['gallery'] = {
  open: 'View the gallery',
  position: '{current} of {total}',
};

/** English strings for carousels and their arrows. */
export const carousel: Dictionary['carousel'] = {
  label: 'Carousel',
  previous: 'Previous',
  next: 'Next',
  position: '{current} of {total}',
  goTo: 'Go to position {current}',
};

/** English strings for the most-read module. */
export const mostRead: Dictionary['mostRead'] = { title: 'Most read', empty: 'No data yet' };

/** English strings for the module of newest articles. */
export const lastHour: Dictionary['lastHour'] = {
  title: 'Latest news',
  empty: 'Nothing new for now',
  all: 'See all the latest news',
};

/** English strings for the link that loads more, and for its failure. */
export const loadMore: Dictionary['loadMore'] = {
  more: 'Show more',
  loading: 'Loading…',
  end: 'No more stories',
  error: 'It could not be loaded. Please try again.',
  retry: 'Try again',
  added: { one: '{count} story has been added', other: '{count} stories have been added' },
};

/** English strings for an author's head: the word over the name, and the link to X. */
export const author: Dictionary['author'] = { kind: 'Author', twitter: '{name} on X' };

/** English strings for a programme's head: its kind and medium. */
export const programme: Dictionary['programme'] = {
  kind: 'Programme',
  tv: 'Television',
  radio: 'Radio',
  all: 'All episodes',
  season: 'Season {from}-{to}',
  episodes: 'Episodes',
  listen: 'Listen to the latest',
  watch: 'Watch the latest',
  begun: 'Continue',
  left: '{minutes} min left',
  forget: 'Remove from the list',
  forgetAll: 'Clear the list',
};

/** English strings for listings: empty ones, and the ways to newer and older pages. */
export const listing: Dictionary['listing'] = {
  empty: 'Nothing has been published here yet',
  emptyWay: 'Go to the front page',
  newest: 'Newest',
  older: 'Older',
};

/** English strings for a recipe or a DIY task that is followed step by step, and for printing it. */
export const stepByStep: Dictionary['stepByStep'] = {
  open: 'Step by step',
  pageTitle: '{title}, step by step',
  label: 'Steps',
  begin: 'Begin',
  step: 'Step {step}',
  stepOf: 'Step {step} of {total}',
  ofStep: '(step {step})',
  next: 'Next',
  previous: 'Previous',
  first: 'This is the first step.',
  finish: 'Finish',
  whole: 'Show all steps',
  back: 'Back to the task',
  backToRecipe: 'Back to the recipe',
  keepAwake: 'Keep the screen on',
  startTimer: 'Start the timer',
  pause: 'Stop',
  resume: 'Go on',
  reset: 'Reset',
  timers: 'Running timers',
  over: 'The time of step {step} is over.',
  howMany: 'How many people',
  fewer: 'For fewer people',
  more: 'For more people',
  print: 'Print',
};

/** English strings for a blog's head, and for a post's place in it. */
export const blog: Dictionary['blog'] = {
  kind: 'Blog',
  authors: 'Who writes it',
  feed: 'RSS feed',
  of: 'Blog {name}',
  previous: 'Previous post',
  next: 'Next post',
  none: 'No posts yet',
  noneHint: 'The first one will be here.',
};
