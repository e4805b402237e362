import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English strings for the search page: counts, corrections, errors (spec §8). */
export const search: Dictionary['search'] = {
  title: 'Search',
  titleOf: 'Results for “{text}”',
  count: { one: '{count} result', other: '{count} results' },
  countOver: 'More than {count} results',
  newestFirst: 'Newest first',
  corrected: 'Nothing matches what you typed: these are the results for “{text}”.',
  text: 'What are you looking for?',
  scope: 'In',
  scopes: { all: 'Everything', news: 'News', other: 'Other content' },
  submit: 'Search',
  tooShort: errorTextsEn.searchTooShort,
  none: errorTextsEn.noResults,
  noneHint: 'Try fewer words, or other words.',
  noneHintFiltered: 'Try fewer words, other words, or remove a filter.',
  clearWords: 'Clear the search',
  everywhere: 'Search the whole site',
  failed: 'The search failed. Please try again.',
  retry: 'Try again',
  loading: 'Searching…',
  loadingMore: 'Loading more results…',
  more: 'Show more results',
  added: { one: '{count} result has been added', other: '{count} results have been added' },
  end: 'No more results',
};

/** English strings for the filter bar; `{count}` counts the filters set. */
export const filters: Dictionary['filters'] = {
  label: 'Filters',
  more: 'More filters',
  less: 'Fewer filters',
  clear: 'Clear filters',
  active: { one: '{count} filter applied', other: '{count} filters applied' },
  any: 'All',
  submit: 'Filter',
  text: 'Search here',
  cleared: 'No filters',
  counted: '{name} ({count})',
  from: 'From',
  to: 'To',
};

/** English strings for filters by name, with the values that are the same in every listing. */
export const filterNames: Dictionary['filterNames'] = {
  searchtype: 'In',
  section: 'Section',
  type: 'Type',
  author: 'Author',
  tag: 'Topic',
  programme: 'Programme',
  difficulty: 'Difficulty',
  cost: 'Cost',
  time: 'Time',
  thematic: 'Theme',
  modality: 'Format',
  location: 'Place',
  difficulties: { easy: 'Easy', medium: 'Medium', expert: 'For experts' },
  costs: { low: 'Low', medium: 'Medium', high: 'High' },
  times: {
    under30: 'Under 30 minutes',
    under60: 'Under 60 minutes',
    under90: 'Under 90 minutes',
    over90: 'Over 90 minutes',
  },
  types: {
    article: 'News story',
    interview: 'Interview',
    opinion: 'Opinion',
    longform: 'Feature',
    video: 'Video',
    videoembed: 'Video from another site',
    test: 'Quiz',
    poll: 'Poll',
    blogpost: 'Blog',
    audio: 'Audio',
    photogallery: 'Photo gallery',
    live: 'Live',
    streaming: 'Broadcast',
    file: 'Document',
    external: 'Another site',
    ugc: 'From readers',
    ugcparticipation: 'Participation',
    digitalinterview: 'Digital interview',
    scrollytelling: 'Visual feature',
    videoondemand: 'Video on demand',
    audioondemand: 'Audio on demand',
    externalvideoondemand: 'Video on demand from another site',
    externalaudioondemand: 'Audio on demand from another site',
    ottlive: 'Live channel',
    externalottlive: 'Live channel from another site',
    recipe: 'Recipe',
    diytask: 'Do it yourself',
    event: 'Event',
  },
};

/** English strings for the pagination. */
export const pages: Dictionary['pages'] = {
  label: 'Pages',
  page: 'Page {page}',
  current: 'Page {page}, the current one',
  previous: 'Previous',
  next: 'Next',
};

/** English strings for the A–Z programme index (spec §2). */
export const programmeIndex: Dictionary['programmeIndex'] = {
  label: 'Programmes from A to Z',
  all: 'All',
  letter: 'Letter',
  digits: 'Numbers and signs',
  search: 'Search for a programme',
  none: 'No programme begins like that or is called that.',
  count: { one: '{count} programme', other: '{count} programmes' },
  added: { one: '{count} programme has been added', other: '{count} programmes have been added' },
  end: 'There are no more programmes',
};

/** English strings for the events module (spec §9). */
export const eventsModule: Dictionary['eventsModule'] = {
  title: 'What’s on',
  all: 'See everything that is on',
  few: 'More events soon',
  none: 'No events are planned',
  failed: 'The events could not be loaded.',
  loading: 'Loading events',
};

/** English strings for the archive and its dates (spec §2). */
export const archive: Dictionary['archive'] = { titleOf: 'Archive: {days}' };

/** English strings for a broadcaster's pages and their navigation. */
export const broadcast: Dictionary['broadcast'] = {
  label: 'Radio and television',
  live: 'Live',
  guide: 'Schedule',
  onDemand: 'On demand',
  programmes: 'Programmes',
  latest: 'Latest episodes',
  liveOf: '{name}, live',
  today: 'Today on {name}',
  guideOf: 'Schedule: {day}',
  media: { tv: 'Television', radio: 'Radio' },
};
