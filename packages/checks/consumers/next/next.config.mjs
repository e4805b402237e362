import path from 'node:path';

// Dependencies lie beside this application, not in it.
export default { turbopack: { root: path.join(import.meta.dirname, '..') } };
