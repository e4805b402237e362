import type { Dictionary } from '../dictionary';

/** English strings for the lists of saved articles and followed authors (spec §2). */
export const accountLists: Dictionary['accountLists'] = {
  favourites: 'Saved stories',
  noFavourites: 'You have not saved anything yet',
  noFavouritesHint: 'Tap the bookmark of a story, on its picture or inside it, and you will find it here.',
  noFavouritesWay: 'Go to the front page',
  authors: 'Authors you follow',
  noAuthors: 'You do not follow anyone yet',
  noAuthorsHint: 'Tap “Follow” on an author’s page and you will find them here.',
  noAuthorsWay: 'Go to the front page',
  newsletters: 'Newsletters',
  noNewsletters: 'There are no newsletters right now.',
  newslettersLegend: 'Newsletters you want to get',
  newslettersSee: 'See what it is like',
  newslettersSeeNamed: 'See what it is like: {name}',
  newslettersSubmit: 'Save',
  newslettersSaved: 'Your newsletters have been saved.',
  newslettersChosen: 'You will get {newsletters}.',
  open: 'Read it',
  openNamed: 'Read it: {name}',
  openAuthor: 'See their stories',
  openAuthorNamed: 'See their stories: {name}',
  twitter: '{name} on X',
  remove: 'Remove “{name}”',
  failed: 'It could not be saved. Please try again.',
};
