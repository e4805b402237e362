import { errorTextsEn } from '@portal/model';
import { PROOF_YEARS } from '@portal/model/readers';
import type { Dictionary } from '../dictionary';

export { accountConsents } from './account-consents';
export { accountLists } from './account-lists';
export { accountSessions } from './account-sessions';
export { captcha } from './captcha';

const {
  loginFailed,
  passwordRenewal,
  emailNotValidated,
  validationMailSent,
  passwordResetSent,
  passwordChanged,
  requestFailed,
  timeout,
  tooManyAttempts,
} = errorTextsEn;

/** English texts that label the fields of account forms (spec §3). */
export const accountFields: Dictionary['accountFields'] = {
  email: 'Email address',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  nick: 'Username',
  nickHint: 'Shown with your comments. At least 4 characters',
  nickFree: 'Available',
  name: 'First name',
  surname: 'Surname',
  birthdate: 'Date of birth',
  phone: 'Phone number',
  phoneHint: '6 to 12 digits',
  nif: 'NIF or NIE',
  country: 'Country',
  province: 'Province',
  city: 'Town or city',
  address: 'Address',
  postalCode: 'Postcode',
  onlySpain: 'Spain only',
  pendingEmail: 'You still have to confirm {email}',
  emailPassword: 'Your password, to change the email address',
  emailPasswordHint:
    'Needed only to change your email address. If you change your password too, typing it once is enough.',
};

/** English strings for the login and password-recovery forms (spec §2). */
export const login: Dictionary['login'] = {
  title: 'Log in',
  submit: 'Log in',
  forgotten: 'Forgotten your password?',
  register: 'No account yet? Sign up',
  loginFailed,
  passwordRenewal,
  emailNotValidated,
  validationMailSent,
  passwordResetSent,
  passwordChanged,
  requestFailed,
  timeout,
  tooManyAttempts,
  resend: 'Send the confirmation message again',
  or: 'or log in with',
  social: 'Log in with {provider}',
  socialTerms: 'By logging in for the first time you accept the {link}',
  recoverTitle: 'Recover your password',
  recoverText: 'Type your email address and we will send you a link to choose a new password.',
  recoverSubmit: 'Send',
  back: 'Back',
};

/** English strings for the form that sets a new password with the token of an email. */
export const passwordChange: Dictionary['passwordChange'] = {
  title: 'Choose a new password',
  text: 'Type it twice; from now on you will log in with it.',
  submit: 'Change the password',
};

/** English strings for the registration form (spec §3). */
export const registration: Dictionary['registration'] = {
  title: 'Create your account',
  access: 'Your account',
  person: 'About you',
  optional: 'Optional details: telephone and address',
  newsletters: 'Newsletters you want to get',
  submit: 'Create the account',
  login: 'Already have an account? Log in',
  guardians: 'Not {years} yet? Ask at home',
};

/** English strings for the profile form (spec §2). */
export const profile: Dictionary['profile'] = {
  title: 'My account',
  account: 'Account details',
  password: 'Change of password',
  person: 'Personal details',
  postal: 'Postal details',
  saveAccount: 'Save account details',
  savePassword: 'Change the password',
  savePerson: 'Save personal details',
  savePostal: 'Save postal details',
  saved: errorTextsEn.profileSaved,
  emailSent: 'We have sent a message to {email}. Until you confirm that address, log in with your old one.',
  emailDropped:
    'Your changes have been saved. With the new password, the move to {email} that was still to be confirmed is cancelled: ask for it again if you still want it.',
  remove: 'Delete the account',
  removeTitle: 'Are you sure you want to delete your account?',
  removeText: `Your details and saved stories go; your comments stay, without your name, unless you delete them first. Proof of what you agreed to is kept for ${PROOF_YEARS} years, locked away: only for the courts or the data protection authority. This cannot be undone.`,
  removeComments: 'Delete my comments first, too',
  removePassword: 'Type your password to delete the account.',
  removeConfirm: 'Delete the account',
  removeKeep: 'Keep it',
  removeNotYet: 'You cannot delete your account yet',
};

/** English strings for the tabs of the profile area (spec §2). */
export const accountNav: Dictionary['accountNav'] = {
  label: 'Your profile',
  account: 'My account',
  favourites: 'Saved stories',
  authors: 'Authors',
  newsletters: 'Newsletters',
  children: 'My children',
  uploads: 'What you have sent',
  subscriptions: 'Subscriptions',
  logout: 'Log out',
};

/** English strings for the pages that report on an account action, by outcome (spec §2). */
export const outcomes: Dictionary['outcomes'] = {
  commentHeld: {
    title: 'We have your comment',
    text: 'Thank you. The newsroom will read it before deciding whether to publish it.',
  },
  commentRefused: {
    title: 'Your comment was not published',
    text: 'We have emailed you the reason and how to appeal.',
  },
  commentFailed: {
    title: 'It could not be saved',
    text: 'Comments may have been closed, the comment may be gone, or you may have to complete your profile.',
  },
  commentReported: {
    title: 'Thank you for telling us',
    text: 'Someone in the newsroom will read the comment, and we will email you what they decide.',
  },
  appealSent: {
    title: 'We have your appeal',
    text: 'A person in the newsroom will read it, and we will email you the answer.',
  },
  appealFailed: {
    title: 'The appeal cannot be made',
    text: 'The link has already been used, or more than six months have passed.',
  },
  registered: {
    title: 'You are nearly there',
    text: 'We have sent you an email: open it and confirm your address to log in.',
    help: 'Has it not arrived? Look in your junk mail. If it is not there either, try to log in with your address and password: we can send you another message.',
  },
  registrationFailed: { title: 'We could not create the account', text: 'Please try again in a while.' },
  validated: { title: 'Email address confirmed', text: 'You can now log in.' },
  emailChanged: { title: 'Address changed', text: 'From now on you will log in with the new address.' },
  validationFailed: {
    title: 'This link is no longer valid',
    text: 'If your account is new, ask for another confirmation message from the login page. If you were changing your address, ask for it again in your profile.',
  },
  resetSent: { title: 'Check your email', text: passwordResetSent },
  passwordChanged: { title: 'Password changed', text: passwordChanged },
  resetFailed: {
    title: 'This link is no longer valid',
    text: 'Ask for another from “Forgotten your password?”.',
  },
  deleted: {
    title: 'Account deleted',
    text: `We have deleted your account and your data. Comments that you have not deleted stay, without your name. If we had suspended you from taking part or you voted in a poll that is still open, we keep a code worked out from your email address, for two years at most. Proof of what you agreed to is kept for ${PROOF_YEARS} years, locked away under such a code: only for the courts or the data protection authority.`,
    kept: 'What we keep',
  },
  subscriptionAsked: {
    title: 'Check your email',
    text: 'We have sent you a message to confirm the subscription.',
    help: 'Has it not arrived? Look in your junk mail.',
    again: 'Ask for the subscription again',
  },
  subscribed: {
    title: 'Subscription confirmed',
    text: 'From now on you will get the newsletter by email.',
    named: 'From now on you will get {newsletters} by email.',
  },
  subscriptionFailed: {
    title: 'We could not subscribe you',
    text: 'Check that the address is right and try again in a while. If you followed a link that is no longer valid, ask for another message.',
  },
  unsubscribed: {
    title: 'You have unsubscribed',
    text: 'You will no longer get this newsletter.',
    named: 'You will no longer get {newsletters}.',
    help: 'Was it a mistake?',
    again: 'Subscribe again',
  },
  leavingFailed: {
    title: 'We could not unsubscribe you',
    text: 'Use the link to unsubscribe in the last newsletter that you received or, if you have an account, your profile.',
  },
  retry: 'Try again',
  newsletters: 'Go to your newsletters',
  front: 'Go to the front page',
  story: 'Back to the story',
  back: 'Back to where you were',
  account: 'Go to my account',
  login: 'Log in',
};

/** English strings for the children tab (spec §2). */
export const children: Dictionary['children'] = {
  title: 'My children',
  intro: 'The accounts of children that depend on yours.',
  guardians: 'Access for parents and guardians',
  none: 'You have not added anyone yet',
  noneHint: 'Children too young for an account of their own can have one linked to an adult’s.',
  add: 'Add a child',
  born: 'Born: {date}',
  active: 'Active account',
  pending: 'Not activated yet',
  manage: 'Manage the account',
  manageNamed: 'Manage the account of {name}',
  remove: 'Delete',
  removeNamed: 'Delete the account of {name}',
  failed: 'It could not be deleted. Please try again.',
  missing: {
    birthdate: 'To add a child, first tell us when you were born: you must be an adult.',
    'under-age': 'You must be an adult to add a child.',
    email: 'To add a child, your account needs a confirmed email address.',
    full: 'You have added all the children you can.',
  },
  profile: 'Complete your details',
  removeTitle: 'Delete the account of {name}?',
  removeText:
    'You withdraw your consent: sessions end right now and the account and its data are deleted. This cannot be undone.',
  removeConfirm: 'Delete the account',
  newTitle: 'Add a child',
  newIntro:
    'We will email you a link with which they choose their username and password. They do not need an email address.',
  name: 'First name',
  birthdate: 'Date of birth',
  consent: 'Your consent',
  submit: 'Add',
  nick: 'Username',
  password: 'Password',
  enterTitle: 'Login for children',
  enterIntro:
    'Log in with your username. If you have forgotten the password, ask the adult who opened your account for a new link.',
  enter: 'Log in',
  enterFailed: 'The username or the password is not right.',
  adultLogin: 'Log in with your email address',
  invitationTitle: 'Hello, {name}',
  invitationIntro:
    'Choose a username that is not your real name, and a password. You will have to remember them to log in.',
  invitationSubmit: 'Save',
  nickTaken: 'Somebody else already has this username. Try a different one.',
};

/** English strings for the pages that confirm an action with one press, by kind. */
export const confirmations: Dictionary['confirmations'] = {
  validation: {
    title: 'Confirm your email address',
    text: 'One more step and the address will be confirmed as yours.',
    withPassword:
      'There is a subscription under this email address. Type the password of the account that you created to link it to that account. If you did not create an account, do nothing: close this page.',
    password: 'Password',
    wrongPassword: 'This is not the password of the account.',
    button: 'Confirm my address',
  },
  newsletter: {
    title: 'Confirm the subscription',
    text: 'One more step and you will start getting the newsletter by email.',
    named: 'One more step and you will start getting {newsletters} by email.',
    button: 'Confirm the subscription',
  },
  newsletterLeaving: {
    title: 'Unsubscribe from the newsletter?',
    text: 'One tap and you will no longer get it. You can subscribe again whenever you like.',
    named: 'One tap and you will no longer get {newsletters}. You can subscribe again whenever you like.',
    button: 'Unsubscribe',
  },
  logout: {
    title: 'Do you want to log out?',
    text: 'Your saved stories and your newsletters will be waiting here.',
    button: 'Log out',
  },
};
