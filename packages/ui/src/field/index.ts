export { type ControlProps, Field, FieldError, type FieldFrameProps, RequiredNote } from './Field';
