import { track } from './data-layer';

// What was searched by an address: by a link, by a form without script, or by going back. Further pages are the same search.
const { search } = document.documentElement.dataset;
if (search && !new URLSearchParams(location.search).has('cursor'))
  track({ event: 'search', ...JSON.parse(search) });
