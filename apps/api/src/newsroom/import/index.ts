export { momentOf } from './dates';
export { createWebMediaOpener, download, noMedia, privateOriginOf } from './fetch';
export type { ItemAuthor, ItemPicture, MediaOpener, NamedSlug, NewsItem } from './item';
export { imageFor, MediaIntake } from './media';
export { shownJson, UnreadableFile } from './problem';
export { reportSubject, reportText } from './report';
export { importNewsroom, type Report } from './run';
export { ContentWriter } from './write';
