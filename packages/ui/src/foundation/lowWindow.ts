/**
 * Windows so low that fixed elements would leave no room for the page: a phone in landscape, or a page at 400
 * % zoom. There they scroll with the page.
 */
export const LOW = '(height < 480px)';
