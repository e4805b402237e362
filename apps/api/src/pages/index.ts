export { readerContentCalls } from './content-endpoints';
export { pageCalls } from './endpoints';
export { previewCalls } from './preview-endpoints';
export { searchCalls } from './search-endpoints';
export { streamingCalls } from './streaming-endpoints';
