import { track } from './data-layer';

// A search by a URL: by a link, a form without JavaScript, or going back. Further pages are the same search.
const { search } = document.documentElement.dataset;
if (search && !new URLSearchParams(location.search).has('cursor'))
  track({ event: 'search', ...JSON.parse(search) });
