export * from './Layout';
export { LAYOUT_ELEMENTS, type LayoutElement, SPACE_STEPS, type SpaceStep } from './space';
