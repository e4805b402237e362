/** What pages of accounts draw. */
export * as landing from '../account/landing';
export * as login from '../account/login';
export * as profile from '../account/profile';
export * as registration from '../account/registration';
export * as accountSessions from '../islands/AccountSessionsIsland';
export * as followedAuthors from '../islands/FollowedAuthorsIsland';
export * as loginIsland from '../islands/LoginIsland';
export * as newsletters from '../islands/NewslettersIsland';
export * as passwordChange from '../islands/PasswordChangeIsland';
export * as profileIsland from '../islands/ProfileIsland';
export * as providerLogout from '../islands/ProviderLogoutIsland';
export * as providerScreen from '../islands/ProviderScreenIsland';
export * as registrationIsland from '../islands/RegistrationIsland';
export * as saved from '../islands/SavedIsland';
