import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';

export const isNamed = (node: ChildNode, ...names: string[]): node is Element =>
  isTag(node) && names.includes(node.name);

export const isBlank = (node: ChildNode) => (isText(node) ? node.data.trim() === '' : isNamed(node, 'br'));

/** Removes blank nodes at both ends. */
export function trimmed(nodes: ChildNode[]): ChildNode[] {
  const start = nodes.findIndex((node) => !isBlank(node));
  return start === -1 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isBlank(node)) + 1);
}

/** An element taken out of a text, and the link that wrapped it. */
export type Lifted = { element: Element; link?: Element };

/**
 * Removes all elements with the given names from a text, and links that wrapped nothing else. Walks the tree
 * once, however many there are.
 */
export function removeElements(
  nodes: ChildNode[],
  names: ReadonlySet<string>,
): { kept: ChildNode[]; lifted: Lifted[] } {
  const lifted: Lifted[] = [];
  const without = (among: ChildNode[], link?: Element): ChildNode[] =>
    among.filter((node) => {
      if (!isTag(node)) return true;
      if (names.has(node.name)) {
        lifted.push({ element: node, ...(link ? { link } : {}) });
        return false;
      }
      const before = lifted.length;
      node.children = without(node.children, node.name === 'a' ? node : link);
      const isAround = node.name === 'a' && lifted.length > before;
      return !isAround || Boolean(node.attribs.id) || textContent(node.children).trim() !== '';
    });
  return { kept: without(nodes), lifted };
}

/** Removes and returns the first child with one of the names. */
export function takeFirst(element: Element, ...names: string[]): Element | undefined {
  for (const child of element.children) {
    if (!isTag(child)) continue;
    if (isNamed(child, ...names)) {
      element.children = element.children.filter((other) => other !== child);
      return child;
    }
    const found = takeFirst(child, ...names);
    if (found) return found;
  }
  return undefined;
}

/** Replaces some elements of a text, or removes them if `replace` returns null. */
export function replaced(
  nodes: ChildNode[],
  replace: (element: Element) => ChildNode | null | undefined,
): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return [node];
    const other = replace(node);
    if (other !== undefined) return other ?? [];
    node.children = replaced(node.children, replace);
    return [node];
  });
}

/** Wraps nodes in a paragraph, for functions that take an element. */
export const around = (nodes: ChildNode[]) => new Element('p', {}, nodes);
