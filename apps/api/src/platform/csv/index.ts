export { momentIn, type ReadTable, readTable, TableError, tableIn } from './table';
export { LineError } from './table-lines';
