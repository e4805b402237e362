export * from './ConsentButton';
export * from './ConsentChoices';
export * from './ConsentNotice';
export * from './ConsentOrPay';
export * from './FrameworkChoices';
export * from './FrameworkWords';
