/** Where a reader's choice of light or dark is kept in their browser. */
export const SCHEME_KEY = 'portal-scheme';

/** Where their choice of high contrast is kept: `more` or `normal`; without one, as their device asks. */
export const CONTRAST_KEY = 'portal-contrast';

/**
 * What must be known before anything is drawn: a reader's own scheme and contrast, for a page drawn twice flickers; and whether the
 * browser bears a session, for what waits for its reader keeps its place. The one script that is not a file.
 */
export const SCHEME_SCRIPT = `try{var d=document.documentElement.dataset,l=localStorage,s=l.getItem('${SCHEME_KEY}'),c=l.getItem('${CONTRAST_KEY}');if(s)d.scheme=s;if(c)d.contrast=c}catch(e){}if(/(?:^|; )userId=/.test(document.cookie))d.reader=''`;
