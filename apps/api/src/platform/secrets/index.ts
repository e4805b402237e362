export { BadCursor, type Cursors, idSchema, momentSchema, type OpenCursors, openCursors } from './cursors';
export { digestOf, forgetUsedSignatures, isSecret, newSecret, sameBytes, spendSignature } from './secrets';
export { signingKeys } from './tables';
