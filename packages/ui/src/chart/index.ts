export * from './Chart';
export type { ChartCell, ChartTableData, ChartTableSort } from './ChartTable';
export type { ChartLocale } from './numbers';
export * from './SortableTable';
export { chartSummary } from './summary';
