import { inValencian } from '@portal/model';

// Imported at run time, as the texts of islands are.
const catalan = await import('./errors-ca');

export const errors = inValencian(catalan.errors);
export const fields = inValencian(catalan.fields);
