/** Where a reader's choice of light or dark is kept in their browser. */
export const SCHEME_KEY = 'portal-scheme';

/**
 * What must be known before anything is drawn: a reader's own scheme, for a page drawn twice flickers; and whether the
 * browser bears a session, for what waits for its reader keeps its place. The one script that is not a file.
 */
export const SCHEME_SCRIPT = `try{var d=document.documentElement.dataset,s=localStorage.getItem('${SCHEME_KEY}');if(s)d.scheme=s}catch(e){}if(/(?:^|; )userId=/.test(document.cookie))d.reader=''`;
