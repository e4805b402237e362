import { inValencian } from '@portal/model';

// Imported at run time, like the texts of islands.
const catalan = await import('./errors-ca');

export const errors = inValencian(catalan.errors);
export const fields = inValencian(catalan.fields);
