export * from './ConsentButton';
export * from './ConsentChoices';
export * from './ConsentNotice';
