/** What the page of the weather draws. */
export * as weather from '../pages/weather';
