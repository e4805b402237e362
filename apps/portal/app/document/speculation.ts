import { ROUTES } from '@portal/model';
import { scriptJson } from './head';

/** Prefetches the page of a link as the pointer comes near. */
export const SPECULATION_RULES = scriptJson({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: [ROUTES.calls, ROUTES.media, ROUTES.logout] } }],
      },
      eagerness: 'moderate',
    },
  ],
});
