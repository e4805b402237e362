import { errorTextsEn } from '@portal/model';
import type { Dictionary } from '../dictionary';

/** English strings for digital interviews (spec §2). */
export const interview: Dictionary['interview'] = {
  label: 'Digital interview',
  upcoming: 'Begins on {date}. You can send your question now.',
  open: 'Answering now',
  closed: 'Interview ended',
  index: 'All questions',
  questions: 'Questions and answers',
  count: { one: '{count} answer', other: '{count} answers' },
  none: 'There are no answers yet',
  asks: 'Question from {author}',
  someone: 'somebody who no longer has an account',
  pending: 'Waiting for an answer',
  goodbye: 'Goodbye',
  more: 'More answers',
  pageTitle: 'Questions and answers: {title}',
  first: 'From the first answer',
  back: 'Back to the interview',
  fresh: { one: 'There is {count} new answer.', other: 'There are {count} new answers.' },
  ended: 'The interview has ended.',
  reload: 'Load the interview again',
  toForm: 'Ask your question',
};

/** English strings for the question form of digital interviews (spec §8). */
export const askQuestion: Dictionary['askQuestion'] = {
  title: 'Ask your question',
  name: 'Name to sign with',
  nameEmpty: 'The name is required',
  question: 'Your question',
  questionEmpty: 'Write your question',
  tooLong: { one: '{count} character too many', other: '{count} characters too many' },
  submit: 'Send the question',
  sent: 'We have received your question. Thank you.',
  failed: 'Your question could not be sent. What you wrote is still here.',
  limit: errorTextsEn.questionLimit,
  another: 'Ask another question',
};

/** English strings for a reader’s own questions to an interview. */
export const ownQuestions: Dictionary['ownQuestions'] = {
  title: 'Your questions',
  pageTitle: 'Ask {guest}',
  none: 'You have not sent any yet.',
  left: { one: 'You can send {count} more.', other: 'You can send {count} more.' },
  withdraw: 'Withdraw',
  withdrawNamed: 'Withdraw the question “{question}”',
  withdrawn: 'We have withdrawn your question.',
  failed: 'It could not be done. Please try again.',
  tooOften: 'You have sent many questions in a short time. Please wait a few minutes.',
  picture: 'Add a photograph to the question',
  pictureHint: 'If it is yours and may be published. The newsroom looks at it before anybody sees it.',
  pictureOf: 'Photograph sent by {name}',
  child: 'Children’s accounts can read the interview, but not send questions.',
  suspended: 'We have suspended you from taking part.',
  closed: 'The interview no longer takes questions.',
  states: {
    waiting: 'Received',
    chosen: 'Chosen for the interview',
    answered: 'Answered',
    refused: 'It will not be published',
    withdrawn: 'Withdrawn',
  },
  ground: 'Reason: {ground}.',
  grounds: {
    insult: 'it insults somebody',
    hate: 'it incites hatred',
    spam: 'it is advertising',
    'personal-data': 'it reveals somebody else’s personal data',
    illegal: 'it may be illegal',
    'off-topic': 'it has nothing to do with the interview',
    other: 'it breaks the rules for taking part',
    asked: 'somebody had asked it already',
    'no-time': 'there was no time to answer it',
  },
};
