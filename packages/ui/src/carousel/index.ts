export * from './CardCarousel';
export * from './Carousel';
export * from './ScheduleCarousel';
