export * from './entry';
export { Menu } from './Menu';
