/**
 * Windows so low that what stays in them would leave nothing of the page: a phone on its side, or a page at four times its size. There
 * it scrolls with the page.
 */
export const LOW = '(height < 480px)';
