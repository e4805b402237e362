/**
 * Path of the call that reports a view of a content. In a separate file, because every page reports views
 * and needs no other path for it.
 */
export const VIEW_CALL = '/webapi/view';
