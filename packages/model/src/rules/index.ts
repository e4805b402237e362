/** Validation rules of spec §5 by name, as valibot actions for text: `v.pipe(v.string(), rules.required(), rules.max(40))`. */
export * as rules from './actions';
export { rowId } from './actions';
export * from './age';
export * from './back-off';
export * from './bound-spaces';
export * from './characters';
export * from './email';
export * from './html';
export * from './issue';
export * from './links';
export * from './nif';
export * from './text';
