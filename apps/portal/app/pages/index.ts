import { contentPage } from './content';
import { frontPage } from './front';
import { guidePage } from './guide';
import { listingPage } from './listing';
import { livePage } from './live';
import { onDemandPage } from './on-demand';
import { programmesPage } from './programmes';
import { weatherPage } from './weather';

/** One file for each type of page. */
export const PAGES = {
  front: frontPage,
  listing: listingPage,
  content: contentPage,
  programmes: programmesPage,
  guide: guidePage,
  'on-demand': onDemandPage,
  live: livePage,
  weather: weatherPage,
};
