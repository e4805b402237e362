export { readerContentCalls } from './content-endpoints';
export { pageCalls, streamingCalls } from './endpoints';
export { previewCalls } from './preview-endpoints';
export { searchCalls } from './search-endpoints';
