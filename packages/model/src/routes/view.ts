/** Call of a view of a content, in a file apart: every page tells of views, and brings no other addresses for it. */
export const VIEW_CALL = '/webapi/view';
