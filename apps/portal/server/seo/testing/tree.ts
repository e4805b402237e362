import { SaxesParser } from 'saxes';

/** An element of an XML document. Names are `{namespace}local`. */
export type XmlElement = {
  name: string;
  /** By local name; namespaced ones as `{namespace}local`. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
};

/**
 * Parses a document with its namespaces.
 * @throws Error with line and column if it is not well-formed
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const element: XmlElement = { name: `{${uri}}${local}`, attributes: {}, children: [], text: '' };
    for (const attribute of Object.values(attributes))
      if (attribute.prefix !== 'xmlns' && attribute.name !== 'xmlns')
        element.attributes[attribute.uri ? `{${attribute.uri}}${attribute.local}` : attribute.local] =
          attribute.value;
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const write = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  if (!root) throw new Error('no element');
  return root;
}
