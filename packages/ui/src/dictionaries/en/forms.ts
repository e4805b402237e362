import type { Dictionary } from '../dictionary';

/** English texts that form fields share: required mark, password hint, legal terms (spec §5). */
export const fields: Dictionary['fields'] = {
  required: 'required field',
  terms: 'I have read and accept the {link}',
  termsLink: 'legal terms',
  newTab: 'opens in a new tab',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  passwordHint: 'At least 8 characters, with capital and small letters',
  charactersMost: { one: 'At most {count} character', other: 'At most {count} characters' },
  charactersLeft: { one: '{count} character left', other: '{count} characters left' },
  charactersOver: { one: '{count} character too many', other: '{count} characters too many' },
  choose: 'Choose an option',
  dismiss: 'Close the notice',
  errors: { one: 'There is {count} field to check', other: 'There are {count} fields to check' },
  incomplete: 'Something is missing, or needs correcting',
  noValue: 'no value',
  kinds: { success: 'Done', error: 'Error', warning: 'Warning' },
};

/** English strings for calendars and date fields. */
export const calendar: Dictionary['calendar'] = {
  open: 'Open the calendar',
  choose: 'Choose a day',
  chooseRange: 'Choose the first day and the last',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
  previous: 'Previous month',
  next: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'today',
  selected: 'selected',
  format: 'DD/MM/YYYY',
  clear: 'Clear the date',
  noDay: 'Type the day as DD/MM/YYYY',
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded. Type the date.',
};

/** English strings for the date select, one for each preset (spec §4). */
export const dateFilters: Dictionary['dateFilters'] = {
  title: 'Date',
  any: 'Any date',
  today: 'Today',
  yesterday: 'Yesterday',
  last24hours: 'Last 24 hours',
  lastWeek: 'Last week',
  lastMonth: 'Last month',
  lastYear: 'Last year',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  nextWeekend: 'Next weekend',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  nextYear: 'Next year',
  range: 'Between two dates…',
  span: '{from} to {to}',
  back: 'Back to the options',
  noCalendar: 'The calendar could not be loaded. Try again.',
};

/** English strings for autocomplete fields: hints and match counts (spec §5). */
export const predictive: Dictionary['predictive'] = {
  results: { one: '{count} result', other: '{count} results' },
  atLeast: 'Type at least {count} letters',
  none: 'No results',
  loading: 'Searching…',
  failed: 'The search failed. Please try again.',
  clear: 'Clear',
  open: 'Show the options',
};

/** English strings for file uploads, their limits and failures (spec §9). */
export const upload: Dictionary['upload'] = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  image: 'JPEG picture, up to {size}\u00a0MB',
  video: 'MP4 video, up to {size}\u00a0MB',
  tooLarge: '{name} is larger than {size}\u00a0MB',
  wrongFormat: '{name} is neither a JPEG nor an MP4 file',
  wrongImage: '{name} is not a JPEG file',
  wrongVideo: '{name} is not an MP4 file',
  tooMany: { one: 'Only {count} file can be sent', other: 'Only {count} files can be sent' },
  sending: 'Sending {name}',
  done: 'Sent',
  failed: 'It could not be sent',
  retry: 'Try again',
  remove: 'Remove {name}',
};

/** English strings for the contact form and its states. */
export const contact: Dictionary['contact'] = {
  title: 'Write to us',
  name: 'Name',
  email: 'Email address',
  subject: 'Subject',
  phone: 'Phone',
  place: 'Place',
  message: 'Message',
  submit: 'Send',
  done: 'We have received your message. We will answer by email.',
  failed: 'It could not be sent. What you wrote is still here.',
};

/** English strings for number fields: steps and errors. */
export const numberField: Dictionary['numberField'] = {
  increase: '{label}: increase',
  decrease: '{label}: decrease',
  noNumber: 'Type a number, such as {example}',
  tooSmall: 'It must be {min} or more',
  tooLarge: 'It must be {max} or less',
  offStep: 'It must be {before} or {after}',
};

/** English strings for a multiple choice. */
export const multiSelect: Dictionary['multiSelect'] = {
  chosen: { one: '{count} chosen', other: '{count} chosen' },
  clear: 'Clear all',
  cleared: 'Nothing is chosen now',
};
