import { vars } from '@portal/tokens';
import { createVar } from '@vanilla-extract/css';

/** Minimum widths of an article with a rail next to its text, and of one with twelve columns. */
export const TWO_COLUMNS = '(inline-size >= 1020px)';
export const TWELVE_COLUMNS = '(inline-size >= 1160px)';

/** From one of the twelve columns to the next. */
export const STEP = `((100cqi + ${vars.layout.gutter}) / 12)`;

/** Space at the start of the text, into which pictures and quotes extend. */
export const hang = createVar('hang');
/** Width of the column of the text. */
export const track = createVar('track');
