export * from './AsideBar';
