import { vars } from '@portal/tokens';

/** Space between a dialog's edges and its content. */
export const DIALOG_EDGE = `clamp(${vars.space[4]}, 4vw, ${vars.space[6]})`;
