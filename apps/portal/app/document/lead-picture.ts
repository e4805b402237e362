/** A set of renditions that a document preloads: the lead picture's, in its best format. */
export type LeadPicture = { type: string; srcSet: string; sizes: string; media?: string };

const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&amp;', '&'],
] as const;

/** An attribute as React writes it; '' without one. */
function attributeOf(tag: string, name: string): string {
  const mark = `${name}="`;
  const from = tag.indexOf(mark);
  if (from < 0) return '';
  const value = tag.slice(from + mark.length, tag.indexOf('"', from + mark.length));
  return ENTITIES.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), value);
}

const URGENT = ' fetchPriority="high"';

/**
 * Position of the attribute in the first high-priority image; -1 without one. Texts may contain the same
 * words, but not in a tag: all of a text is left out at once, however often it has them.
 */
function leadImage(body: string): number {
  let at = body.indexOf(URGENT);
  while (at >= 0) {
    const tag = body.lastIndexOf('<', at);
    if (body.startsWith('<img ', tag) && !body.slice(tag, at).includes('>')) return at;
    const next = body.indexOf('<', at);
    at = next < 0 ? -1 : body.indexOf(URGENT, next);
  }
  return -1;
}

/**
 * Sources of the first high-priority picture in a page's HTML. It comes after styles and menus there, so a
 * preload at the start of the document lets it load in parallel.
 * @returns a set for each viewport width with a crop of its own; none for a page that begins without a
 * picture
 */
export function leadPictures(body: string): LeadPicture[] {
  const image = leadImage(body);
  if (image < 0) return [];
  const picture = body.slice(Math.max(0, body.lastIndexOf('<picture', image)), image);
  if (!picture.startsWith('<picture') || picture.includes('</picture')) return [];
  const sources = picture.split('<source ').slice(1);
  const [best = ''] = sources.map((source) => attributeOf(source, 'type'));
  const crops = sources.filter((source) => attributeOf(source, 'type') === best);
  const narrow = crops.map((source) => attributeOf(source, 'media')).find(Boolean);
  return crops.map((source) => {
    const media = attributeOf(source, 'media') || (narrow && `not all and ${narrow}`);
    return {
      type: best,
      srcSet: attributeOf(source, 'srcSet'),
      sizes: attributeOf(source, 'sizes'),
      ...(media ? { media } : {}),
    };
  });
}
