import { ROUTES } from '@portal/model';
import { scriptJson } from './head';

/** Pages that a reader is about to open are fetched as the pointer comes near. */
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
