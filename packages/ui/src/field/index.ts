export { type ControlProps, Field, FieldError, type FieldFrameProps, RequiredNote, SummedUp } from './Field';
