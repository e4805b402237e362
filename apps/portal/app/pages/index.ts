import { contentPage } from './content';
import { frontPage } from './front';
import { listingPage } from './listing';

/** One file for each type of page. */
export const PAGES = { front: frontPage, listing: listingPage, content: contentPage };
