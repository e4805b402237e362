import * as v from 'valibot';

const text = v.optional(v.fallback(v.string(), ''), '');
const name = v.object({ name: text, role: text });
const list = <S extends v.GenericSchema>(schema: S) => v.optional(v.fallback(v.array(schema), []), []);

const rendition = v.object({
  href: text,
  contenttype: text,
  contentType: text,
  width: v.optional(v.number()),
  name: text,
});
/** Renditions and associations are objects by name in 1.x, and arrays from 2.0 on. */
const bag = <T>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.optional(
    v.fallback(
      v.union([
        v.array(schema),
        v.pipe(
          v.record(v.string(), schema),
          v.transform((record) => Object.values(record)),
        ),
      ]),
      [],
    ),
    [],
  );

const associationSchema = v.looseObject({
  uri: text,
  type: text,
  versioncreated: text,
  versionCreated: text,
  firstcreated: text,
  firstCreated: text,
  body_xhtml: text,
  body_html: text,
  body_text: text,
  bodies: list(v.object({ role: text, contentType: text, contenttype: text, value: text })),
  headline: text,
  headlines: list(v.object({ value: text })),
  description_text: text,
  descriptions: list(v.object({ value: text })),
  byline: text,
  by: text,
  copyrightholder: text,
  copyrightHolder: text,
  renditions: bag(rendition),
});

/** News items of ninjs 1.x, 2.x and 3.x. Every field except the identifier is optional. */
export const ninjsSchema = v.looseObject({
  uri: v.pipe(v.string('must be its identifier, as text'), v.minLength(1, 'must not be empty')),
  type: text,
  profile: text,
  genre: list(name),
  genres: list(name),
  pubstatus: text,
  pubStatus: text,
  /** An unreadable embargo still counts as an embargo. */
  embargoed: v.optional(v.unknown()),
  versioncreated: text,
  versionCreated: text,
  firstcreated: text,
  firstCreated: text,
  contentcreated: text,
  contentCreated: text,
  headline: text,
  headline_main: text,
  headlines: list(v.object({ role: text, value: text })),
  title: text,
  description_text: text,
  description_summary: text,
  descriptions: list(v.object({ role: text, value: text })),
  byline: text,
  by: text,
  /** Fields of a newsroom's own. */
  extra: v.optional(v.fallback(v.record(v.string(), v.unknown()), {}), {}),
  body_xhtml: text,
  body_html: text,
  body_text: text,
  bodies: list(v.object({ role: text, contentType: text, contenttype: text, value: text })),
  person: list(name),
  people: list(name),
  subject: list(name),
  subjects: list(name),
  keyword: list(name),
  keywords: v.optional(v.fallback(v.union([v.array(v.string()), v.array(name)]), []), []),
  infosources: list(name),
  infosource: list(name),
  associations: bag(associationSchema),
});
export type Ninjs = v.InferOutput<typeof ninjsSchema>;
