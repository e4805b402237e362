export { type ControlProps, Field, FieldError, type FieldFrameProps } from './Field';
