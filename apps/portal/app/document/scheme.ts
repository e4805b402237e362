/** Where a reader's choice of light or dark is kept in their browser. */
export const SCHEME_KEY = 'portal-scheme';

/** Sets a reader's own scheme before anything is drawn. The one script that is not a file: a page drawn twice flickers. */
export const SCHEME_SCRIPT = `try{var s=localStorage.getItem('${SCHEME_KEY}');if(s)document.documentElement.dataset.scheme=s}catch(e){}`;
