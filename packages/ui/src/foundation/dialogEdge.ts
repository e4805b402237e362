import { vars } from '@portal/tokens';

/** Room between a dialog's edges and what it holds. */
export const DIALOG_EDGE = `clamp(${vars.space[4]}, 4vw, ${vars.space[6]})`;
