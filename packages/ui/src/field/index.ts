export { type ControlProps, Field, FieldError, type FieldFrameProps, RequiredNote } from './Field';
export { SummedUp } from './summedUp';
