import { parse } from 'postcss';

/** A selector’s own classes: an element of the page must have each of them. Those in `:not()`, `:is()` and `:has()` are not its own. */
function classesOf(selector) {
  let bare = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)/g, '');
  }
  return Array.from(bare.matchAll(/\.(-?[a-z_][\w-]*)/gi), ([, name]) => name);
}

const isVariable = (node) => node.type === 'decl' && node.prop.startsWith('--');

function ruleOf(node) {
  const needs = node.selectors.map(classesOf);
  if (needs.every((classes) => classes.length > 0)) return { needs, css: String(node) };
  const variables = node.nodes.filter(isVariable);
  if (variables.length === 0) return String(node);
  const others = node.nodes.filter((child) => !isVariable(child));
  return {
    open: node.selector,
    rules: others.map((child) => `${child};`),
    variables: variables.map(({ prop, value, important }) => [
      prop,
      important ? `${value}!important` : value,
    ]),
  };
}

const rulesIn = (nodes) =>
  nodes.map((node) => {
    if (node.type === 'rule') return ruleOf(node);
    const isGroup = node.type === 'atrule' && ['layer', 'media', 'supports', 'container'].includes(node.name);
    if (!isGroup || !node.nodes) return node.type === 'atrule' && !node.nodes ? `${node};` : String(node);
    return { open: `@${node.name}${node.raws.afterName ?? ' '}${node.params}`, rules: rulesIn(node.nodes) };
  });

/**
 * The rules of a minified sheet, with the classes that each needs, so that a page can contain only those that
 * apply to it (see `server/used-styles.ts`).
 */
export const styleRules = (css) => rulesIn(parse(css).nodes);
