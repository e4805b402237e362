import * as v from 'valibot';
import { type Chart, isChartLike } from './chart';
import { captionedImageSchema } from './image';
import type { Named } from './link';
import { urlSchema } from './link';
import { audioSchema, videoSchema } from './multimedia';

/**
 * HTML that the back end has sanitised: no scripts, styles or event handlers, and only URLs with safe
 * schemes.
 */
const html = v.string();

/**
 * The parts of an article's body. The import splits a newsroom's HTML, so that each part can be shown by its
 * own component; the rest stays as `html`.
 */
const bodyPartShape = /* @__PURE__ */ (() =>
  v.variant('type', [
    v.object({ type: v.literal('paragraph'), html }),
    v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4]), id: v.string(), html }),
    v.object({ type: v.literal('quote'), html, cite: v.optional(html), pull: v.optional(v.boolean()) }),
    /** A margin note: a source, a date, a word explained. `title` is plain text. */
    v.object({ type: v.literal('note'), html, title: v.optional(v.string()) }),
    v.object({ type: v.literal('figure'), ...captionedImageSchema.entries, href: v.optional(urlSchema) }),
    v.object({ type: v.literal('gallery'), images: v.array(captionedImageSchema) }),
    /** A whole `<ul>`, `<ol>` or `<dl>`, nested as written. */
    v.object({ type: v.literal('list'), html }),
    /** A whole `<table>`; `caption` is plain text. */
    v.object({ type: v.literal('table'), html, caption: v.optional(v.string()) }),
    /** Data drawn by the brand; `readChart` has checked them before they were stored. */
    v.object({ type: v.literal('chart'), chart: v.custom<Chart>(isChartLike) }),
    /** A third-party page embedded in this one: a link until the reader activates it. */
    v.object({
      type: v.literal('embed'),
      url: urlSchema,
      provider: v.string(),
      title: v.optional(v.string()),
      caption: v.optional(html),
    }),
    v.object({
      type: v.literal('related'),
      items: v.array(v.object({ title: v.string(), url: urlSchema })),
    }),
    v.object({ type: v.literal('file'), url: urlSchema, name: v.string() }),
    v.object({ type: v.literal('video'), video: videoSchema, caption: v.optional(html) }),
    v.object({ type: v.literal('audio'), audio: audioSchema, caption: v.optional(html) }),
    v.object({ type: v.literal('separator') }),
    v.object({ type: v.literal('html'), html }),
  ]))();
/** Type of `bodyPartSchema`, an interface so that declaration files print its name. */
export interface BodyPartSchema extends Named<typeof bodyPartShape> {}
/**
 * Schema of one part of a body by its `type`. HTML is expected to be sanitised already: it is not checked
 * here.
 */
export const bodyPartSchema: BodyPartSchema = bodyPartShape;
/** One part of an article's body, such as a paragraph, figure, table or embed; narrow it by `type`. */
export type BodyPart = v.InferOutput<typeof bodyPartSchema>;
/** Name of a kind of body part, for registries that map each kind to a component. */
export type BodyPartType = BodyPart['type'];
