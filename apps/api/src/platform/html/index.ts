export { cleanParts, cleanPictures } from './clean';
export { embedOf } from './embed';
export { checkLength, HtmlLimitError, LengthBudget } from './limits';
export { bodyParts, mediaUrls } from './parts';
export {
  articleNodes,
  htmlOf,
  PARSER_VERSION,
  plainText,
  readText,
  resolveUrl,
  sanitizeComment,
  sanitizeInline,
} from './sanitize';
export { slugOf } from './slug';
export { hasControls, withoutControls } from './tree';
