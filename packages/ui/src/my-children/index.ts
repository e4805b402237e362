export * from './ChildEntryForm';
export * from './ChildForm';
export * from './MyChildren';
export * from './PostedForm';
