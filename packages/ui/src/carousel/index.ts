export * from './CardCarousel';
export * from './Carousel';
export * from './PhotoCarousel';
export * from './ScheduleCarousel';
