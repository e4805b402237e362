import './css-properties';

export * from './section';
export * from './type';
