import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

export * from './interviews';

/** English strings for the share bar; `{network}` is the network's name. */
export const share: Dictionary['share'] = {
  label: 'Share',
  on: 'Share on {network}',
  native: 'Share',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'It could not be copied',
  more: 'More networks',
  less: 'Fewer networks',
};

/** English strings for like, save and follow buttons, on and off. */
export const toggles: Dictionary['toggles'] = {
  like: 'Like',
  likedIt: 'You like this',
  save: 'Save',
  saved: 'Saved',
  saveNamed: 'Save “{name}”',
  unsaveNamed: 'Remove “{name}” from saved stories',
  follow: 'Follow {name}',
  following: 'Unfollow {name}',
  followShort: 'Follow',
  followingShort: 'Following',
  failed: 'It could not be saved. Please try again.',
  likes: { one: '{count} person', other: '{count} people' },
};

/** English strings for the newsletter module (spec §2). */
export const newsletter: Dictionary['newsletter'] = {
  title: 'Get our newsletter',
  email: 'Email address',
  submit: 'Subscribe',
  done: 'Nearly done: confirm the subscription from the email we have sent you.',
  failed: errorTextsEn.newsletterFailed,
};

/** English strings for polls, by state (spec §4). */
export const poll: Dictionary['poll'] = {
  states: { 'not-started': 'Not open yet', active: 'Open', finished: 'Closed' },
  label: 'Poll',
  notStarted: 'The poll opens on {date}',
  closes: 'Open until {date}',
  finished: 'Poll closed',
  vote: 'Vote',
  votes: { one: '{count} vote', other: '{count} votes' },
  yours: 'Your vote',
  failed: 'Your vote could not be saved. Please try again.',
  choose: 'Choose an answer',
  results: 'Results so far',
  afterVote: 'Results are shown once you have voted.',
  afterEnd: 'Results will be published when the poll closes.',
  change: 'Change your vote',
  upTo: { one: 'You can choose one answer', other: 'You can choose up to {count} answers' },
  tooMany: { one: 'Choose only one answer', other: 'Choose at most {count} answers' },
  counted: 'Thank you, your vote has been counted.',
  confirm: 'Your vote has not been counted yet: please confirm it.',
  back: 'Back to “{title}”',
  winner: 'Most votes',
  reasons: {
    POLL_NOT_STARTED: 'The poll has not opened yet.',
    POLL_FINISHED: 'The poll closed before your vote arrived.',
    ALREADY_VOTED: 'You have already voted in this poll.',
    TOO_MANY_VOTES: 'There have been many votes from your network today. Try again tomorrow, or log in.',
    UNKNOWN_BROWSER: 'To vote without an account, your browser has to accept cookies.',
  },
};

/** English strings for the comment box and its states (spec §4, §5). */
export const commentBox: Dictionary['commentBox'] = {
  title: 'Write a comment',
  replyTo: 'Replying to {author}',
  cancelReply: 'Cancel the reply',
  submit: 'Post',
  empty: 'Write something before you post',
  tooLong: { one: '{count} character too many', other: '{count} characters too many' },
  failed: 'Your comment could not be sent. What you wrote is still here.',
  sent: 'Thank you. The newsroom will read your comment before deciding whether to publish it.',
  loggedOut: 'Log in to comment.',
  login: 'Log in',
  incomplete: 'Complete your profile to comment.',
  complete: 'Complete the profile',
  suspended:
    'The newsroom has suspended you from commenting. We have emailed you the reason and how to appeal.',
  child: 'Children’s accounts can read comments but not write them.',
  edit: 'Edit your comment',
  save: 'Save',
  cancelEdit: 'Cancel',
  reasons: {
    FORBIDDEN: 'Only those who can read the whole story can comment on it.',
    COMMENTS_CLOSED: 'Comments were closed while you were writing.',
    PARENT_GONE: 'The comment you were replying to is no longer there.',
    SUSPENDED: 'The newsroom has suspended you from commenting.',
    INCOMPLETE_PROFILE: 'You have to complete your profile first.',
    REFUSED: 'It has words that we do not publish.',
    TOO_LATE: 'The five minutes for editing it have passed.',
  },
};

/** English strings for the buttons under a comment: vote, report, reply. */
export const commentTools: Dictionary['commentTools'] = {
  like: 'Agree with {author}',
  dislike: 'Disagree with {author}',
  reply: 'Reply',
  replyTo: 'Reply to {author}',
  report: 'Report the comment by {author}',
  reportTitle: 'Report this comment?',
  reportText: 'Someone in the newsroom will read it. Whoever wrote it will not know who reported it.',
  reportConfirm: 'Report',
  reported: 'Reported',
  failed: 'It could not be saved. Please try again.',
  edit: 'Edit',
  remove: 'Delete',
  removeTitle: 'Delete your comment?',
  removeText: 'It will disappear from the page. Its replies will stay.',
  reason: 'Reason',
  grounds: {
    insult: 'It insults or harasses',
    hate: 'It incites hatred',
    spam: 'It is advertising',
    'personal-data': 'It reveals someone’s personal data',
    illegal: 'It may be illegal',
    'off-topic': 'It has nothing to do with the story',
    other: 'Another reason',
  },
  removeOwn: 'Delete it, if it is yours',
};

/** English strings for the rating form (spec §8, §9). */
export const rate: Dictionary['rate'] = {
  title: 'How would you rate it?',
  star: { one: '{count} star', other: '{count} stars' },
  submit: 'Vote',
  choose: 'Choose how many stars',
  yours: { one: 'You gave it {count} star', other: 'You gave it {count} stars' },
  done: 'Thank you, your vote has been counted.',
  alreadyVoted: errorTextsEn.alreadyVoted,
  failed: errorTextsEn.ratingFailed,
};

/** English strings for live blogs and the notice of newer entries. */
export const liveBlog: Dictionary['liveBlog'] = {
  live: 'Live',
  finished: 'Live coverage ended',
  updated: 'Updated',
  keyMoments: 'Key moments',
  key: 'Key moment',
  pinned: 'Pinned',
  by: 'By {author}',
  link: 'Link to this entry',
  notStarted: 'The live coverage has not begun yet',
  newEntries: { one: '{count} new entry', other: '{count} new entries' },
  order: 'Order of the entries',
  newest: 'Newest first',
  oldest: 'Oldest first',
  older: 'Further entries',
  whole: 'Back to the live coverage',
  pageTitle: 'As it happened: {title}',
  reload: 'A lot has changed: load it again',
  corrected: 'Corrected',
};

/** English strings for the appeal against a decision on a comment. */
export const commentAppeal: Dictionary['commentAppeal'] = {
  title: 'Make an appeal',
  text: 'Tell us why you think we are wrong. A person will read it.',
  label: 'Why you disagree',
  submit: 'Send the appeal',
};

/** English strings for calls for readers’ pictures: the form, and the published ones. */
export const sendFile: Dictionary['sendFile'] = {
  title: 'Send your photos',
  titleBoth: 'Send your photos or videos',
  opens: 'It opens on {date}.',
  until: 'Open until {date}.',
  closed: 'Submissions are now closed. Thank you for taking part.',
  file: 'Photos',
  fileBoth: 'Photos or videos',
  nameEmpty: 'The title is required',
  creditEmpty: 'Say under which name we publish it',
  rightsEmpty: 'Tick the box: we need your permission',
  name: 'Title',
  caption: 'What it shows',
  place: 'Where it is',
  credit: 'Name to publish it under',
  rights:
    'I have the rights to what I send, whoever is in it agrees (for children, their parents or guardians), and I let this newsroom publish it on its website under my name. I can withdraw it at any time.',
  safety: 'We remove the hidden data from photos: the camera, and the date and place where they were taken.',
  noScript: 'Without JavaScript you can send a photo. To send a video you have to turn it on.',
  submit: 'Send',
  submitImages: { one: 'Send the photo', other: 'Send {count} photos' },
  submitVideos: { one: 'Send the video', other: 'Send {count} videos' },
  submitFiles: { one: 'Send the file', other: 'Send {count} files' },
  pick: 'Choose photos',
  pickBoth: 'Choose photos or videos',
  login: 'You need an account to send something.',
  loginLink: 'Log in',
  sendingAs: 'You are sending this as {name}.',
  sent: 'We have received it. The newsroom will look at it before deciding whether to publish it.',
  own: 'See what you have sent',
  another: 'Send more',
  failed: 'It could not be sent. What you have written is still here.',
  tooOften: 'You have reached today’s limit. Come back tomorrow.',
  choose: 'Choose what to send',
  by: 'By {name}',
  gallery: 'Sent by readers',
  none: 'Nothing has been published yet. Yours can be the first.',
  more: 'See more',
  pageTitle: 'Sent by readers: {title}',
  back: 'Back to the call',
  newest: 'The newest',
};

/** English strings for a reader's uploads: their states, and the reasons of a rejection. */
export const ownFiles: Dictionary['ownFiles'] = {
  title: 'What I have sent',
  none: 'You have not sent anything yet',
  noneHint: 'Whatever you send to calls for photos and videos will be here.',
  noneWay: 'See the calls for photos and videos',
  to: 'Sent to “{title}” on {date}',
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw “{title}”',
  withdrawn: 'You have withdrawn it, and it will be deleted.',
  incomplete:
    'It was not sent: the title, the name it is to be published with, the permission to publish it or the file is missing. Go back and complete it.',
  failed: 'That could not be done. Try again.',
  reason: 'Reason: {reason}.',
  states: {
    sending: 'Not fully sent',
    received: 'Received',
    held: 'Waiting to be reviewed',
    published: 'Published',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
  },
  reasons: {
    'not-image': 'it is not a JPEG photo',
    'not-video': 'it is not an MP4 video that can be played',
    damaged: 'the file is damaged',
    'too-many-pixels': 'the photo is too large: 50 megapixels at most',
    'off-topic': 'it has nothing to do with what we asked for',
    quality: 'the picture is not clear enough',
    rights: 'it is not clear that you have the rights to it',
    persons: 'it shows minors, or people who may not want to be shown',
    illegal: 'it may be illegal',
    other: 'it breaks the rules for taking part',
  },
};
