/** What contents draw, with all that they play. */
export * as audio from '../islands/AudioIsland';
export * as embed from '../islands/EmbedIsland';
export * as gallery from '../islands/GalleryIsland';
export * as gate from '../islands/GateIsland';
export * as mostRead from '../islands/MostReadIsland';
export * as newsletter from '../islands/NewsletterIsland';
export * as save from '../islands/SaveIsland';
export * as video360 from '../islands/Video360Island';
export * as video from '../islands/VideoIsland';
export * as content from '../pages/content';
