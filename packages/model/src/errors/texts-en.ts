import type { ErrorTexts } from './catalogue';
import { REQUEST_TEXTS } from './request-texts';

/** The error catalogue in English (spec §8), whose exact texts are those of `REQUEST_TEXTS`. */
export const errorTextsEn: ErrorTexts = {
  requestFailed: REQUEST_TEXTS.requestFailed,
  timeout: REQUEST_TEXTS.timeout,
  notFound: REQUEST_TEXTS.notFound,
  unauthorized: REQUEST_TEXTS.unauthorized,
  preconditionFailed: REQUEST_TEXTS.preconditionFailed,
  tooManyAttempts: 'Too many attempts in a row. Please try again in a while.',
  loginFailed: 'Wrong email address or password.',
  passwordRenewal:
    'We have made accounts more secure and you need to change your password. We have sent you an email with the steps to follow.',
  emailNotValidated:
    'You have not confirmed your email address yet. Look for the message we sent you, or ask for another.',
  validationMailSent: 'We have sent you the confirmation message. Check your email.',
  passwordResetSent:
    'If there is an account with this address, you will get a message there to change the password.',
  passwordChanged: 'Your password has been changed. You can now log in with the new one.',
  emailUnknown: REQUEST_TEXTS.emailUnknown,
  newsletterFailed: 'Something went wrong. Please try again later.',
  emailInUse: 'There is already an account with this email address.',
  nickInUse: 'This username is already taken.',
  invalidData: 'Some of the details are not valid. Check them and try again.',
  wrongPassword: 'The current password is wrong.',
  profileFailed: 'We could not save your changes. Please try again later.',
  profileSaved: 'Your changes have been saved.',
  subscriptionRenews:
    'You have a subscription that renews and would go on being charged. Cancel it first, and then you can delete your account.',
  demoDeletionRefused:
    'This is a demonstration account and cannot be deleted from here. Email us and we will do it for you.',
  loginAgain: 'To make this change, log out and log in again: you logged in too long ago.',
  alreadyVoted: 'You have already voted.',
  ratingFailed: 'We could not save your vote. Please try again later.',
  questionLimit: 'You have sent as many questions as this interview takes.',
  noSchedule: 'We have not published the schedule for this day yet.',
  searchTooShort: 'Type at least 3 characters to search.',
  noResults: 'We found no results.',
  noProgrammes: 'We found no programmes.',
  loginRequired: 'Log in to continue.',
  incompleteProfile: 'Complete your profile to be able to comment.',
  childAccount: 'Children’s accounts cannot do this.',
};
