export { BadCursor, type Cursors, idSchema, momentSchema, type OpenCursors, openCursors } from './cursors';
export { digestOf, isSecret, newSecret, sameBytes } from './secrets';
export { forgetUsedSignatures, spendSignature } from './signatures';
export { signingKeys } from './tables';
