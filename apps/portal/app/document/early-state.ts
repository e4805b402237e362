import { PROFILE_KEY } from '@portal/data';

/** Key of a reader's choice of light or dark in the browser's storage. */
export const SCHEME_KEY = 'portal-scheme';

/** Key of their choice of high contrast: `more` or `normal`; without one, the device's setting applies. */
export const CONTRAST_KEY = 'portal-contrast';

/** Id of the style element of a page's fonts. */
export const FONT_FACES_ID = 'font-faces';

/**
 * On the first page of a visit, requests the fonts after the first paint, by a script that fits them in:
 * before it, they would compete with the lead picture on a slow line. Later pages find them in the browser's
 * cache.
 */
const FONTS_SCRIPT = `var f=document.getElementById('${FONT_FACES_ID}'),o=function(){f.media='all'};if(f)document.referrer.indexOf(location.origin+'/')?new PerformanceObserver(function(){import(f.dataset.fit).catch(o)}).observe({type:'paint',buffered:true}):o();`;

/** Id of the picture or media that a story begins with. */
export const LEAD_ID = 'article-lead';

/**
 * On later pages of a visit, nothing is painted before a story's picture is in the document: a change of page is shown
 * with the first paint, and the pressed picture would have nothing to become. The first page of a visit waits for
 * nothing.
 */
const LEAD_SCRIPT = `if('lead'in d&&!document.referrer.indexOf(location.origin+'/')){var e=document.createElement('link');e.rel='expect';e.href='#${LEAD_ID}';e.setAttribute('blocking','render');document.head.append(e)}`;

/**
 * Applies before the first paint: the reader's scheme and contrast, so that the page does not flicker; whether there is a session (the place
 * of what is loaded for readers is reserved, and without one a stored profile is removed); whether the reader is a subscriber, who is not
 * offered a subscription; whether a recording was begun, whose row is reserved; and whether advertising was refused, so that no slot stays empty. Then the fonts. The only inline script.
 */
export const EARLY_STATE_SCRIPT = `${FONTS_SCRIPT}var d=document.documentElement.dataset,k=document.cookie,r=/(?:^|; )userId=/.test(k);${LEAD_SCRIPT}if(r)d.reader='';if(d.adsAsked&&/^(?!(\\w+-)*ads\\b)[a-z-]+\\./.test(k.split(d.adsAsked)[1]))d.adsRefused='';try{var l=localStorage,s=l.getItem('${SCHEME_KEY}'),c=l.getItem('${CONTRAST_KEY}');if(s)d.scheme=s;if(c)d.contrast=c;if((l.getItem('portal-listened')||'').length>2)d.begun='';r?/"isSubscriber":true/.test(l.getItem('${PROFILE_KEY}'))&&(d.subscriber=''):l.removeItem('${PROFILE_KEY}')}catch(e){}`;
