import { PROFILE_KEY } from '@portal/data';

/** Where a reader's choice of light or dark is kept in their browser. */
export const SCHEME_KEY = 'portal-scheme';

/** Where their choice of high contrast is kept: `more` or `normal`; without one, as their device asks. */
export const CONTRAST_KEY = 'portal-contrast';

/**
 * What must be known before anything is drawn: a reader's own scheme and contrast, for a page drawn twice flickers; whether the browser
 * bears a session, for what waits for its reader keeps its place, and the profile of one that has ended goes; whether its reader has a
 * subscription, for none is offered to them; and whether they refused advertising, for rooms that would stay empty are not kept. The one
 * script that is not a file.
 */
export const SCHEME_SCRIPT = `var d=document.documentElement.dataset,k=document.cookie,r=/(?:^|; )userId=/.test(k);if(r)d.reader='';if(d.adsAsked&&/^(?!(\\w+-)*ads\\b)[a-z-]+\\./.test(k.split(d.adsAsked)[1]))d.adsRefused='';try{var l=localStorage,s=l.getItem('${SCHEME_KEY}'),c=l.getItem('${CONTRAST_KEY}');if(s)d.scheme=s;if(c)d.contrast=c;r?/"isSubscriber":true/.test(l.getItem('${PROFILE_KEY}'))&&(d.subscriber=''):l.removeItem('${PROFILE_KEY}')}catch(e){}`;
