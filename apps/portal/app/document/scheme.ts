/** Where a reader's choice of light or dark is kept in their browser. */
export const SCHEME_KEY = 'portal-scheme';

/** Where their choice of high contrast is kept: `more` or `normal`; without one, as their device asks. */
export const CONTRAST_KEY = 'portal-contrast';

/**
 * What must be known before anything is drawn: a reader's own scheme and contrast, for a page drawn twice flickers; whether the browser
 * bears a session, for what waits for its reader keeps its place; and whether its reader refused advertising, for rooms that would stay
 * empty are not kept. The one script that is not a file.
 */
export const SCHEME_SCRIPT = `try{var d=document.documentElement.dataset,l=localStorage,s=l.getItem('${SCHEME_KEY}'),c=l.getItem('${CONTRAST_KEY}');if(s)d.scheme=s;if(c)d.contrast=c}catch(e){}if(/(?:^|; )userId=/.test(document.cookie))d.reader='';if(d.adsAsked&&/^(?!(\\w+-)*ads\\b)[a-z-]+\\./.test(document.cookie.split(d.adsAsked)[1]))d.adsRefused=''`;
