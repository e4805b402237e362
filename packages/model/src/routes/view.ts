/**
 * Path of the call that reports a view of an article. In a separate file, because every page reports views
 * and needs no other path for it.
 */
export const VIEW_CALL = '/webapi/view';
