export { BadCursor, type Cursors, idSchema, momentSchema, type OpenCursors, openCursors } from './cursors';
export { sameBytes } from './same-bytes';
export { digestOf, isSecret, newSecret } from './secrets';
export { forgetUsedSignatures, spendSignature } from './signatures';
export { signingKeys } from './tables';
