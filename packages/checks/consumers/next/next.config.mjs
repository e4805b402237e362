import path from 'node:path';

// The dependencies are installed in the parent folder.
export default { turbopack: { root: path.join(import.meta.dirname, '..') } };
