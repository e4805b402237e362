/**
 * What the portal draws with, and so the styles that a page loads: those of every component that one of these modules
 * brings, and no other. Built for its styles alone.
 */
import '@portal/ui/foundation-styles';

export * as accountLanding from './account/landing';
export * as accountLogin from './account/login';
export * as accountProfile from './account/profile';
export * as accountRegistration from './account/registration';
export * as islands from './islands/server';
export * as loadMore from './load-more';
export * as modules from './modules';
export * as content from './pages/content';
export * as error from './pages/error';
export * as front from './pages/front';
export * as guide from './pages/guide';
export * as listing from './pages/listing';
export * as live from './pages/live';
export * as onDemand from './pages/on-demand';
export * as programmes from './pages/programmes';
export * as shell from './Shell';
