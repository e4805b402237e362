/** Type of a token in a DTCG source (`type`) and its form in CSS. */
export const KINDS = {
  color: { type: 'color', css: 'a colour' },
  length: { type: 'dimension', css: 'px or rem, a clamp() when the source has a fluid start' },
  em: { type: 'number', css: 'em of the own text size' },
  percent: { type: 'number', css: '%' },
  number: { type: 'number', css: 'a bare number' },
  family: { type: 'fontFamily', css: 'a font-family list with its metric-matched fallback' },
  weight: { type: 'fontWeight', css: 'font-weight, 1 to 1000' },
  keyword: { type: 'string', css: 'a CSS keyword' },
  time: { type: 'duration', css: 'ms, 0 under reduced motion' },
  ease: { type: 'cubicBezier', css: 'cubic-bezier()' },
} as const;

export type Kind = keyof typeof KINDS;
export type TokenSpec = { readonly kind: Kind; readonly doc: string };
export type TokenTree = { readonly [name: string]: TokenSpec | TokenTree };

const spec = (kind: Kind) => (doc: string) => ({ kind, doc }) satisfies TokenSpec;
export const color = spec('color');
export const length = spec('length');
export const em = spec('em');
export const percent = spec('percent');
export const number = spec('number');
export const family = spec('family');
export const weight = spec('weight');
export const keyword = spec('keyword');

/** A DTCG source with every token of a contract. */
export type SourceOf<T> = T extends TokenSpec ? { $value: unknown } : { [K in keyof T]: SourceOf<T[K]> };

const isSpec = (node: TokenSpec | TokenTree): node is TokenSpec => typeof node.kind === 'string';

/** Flattens a contract to `[id, spec]` rows; an id is the path of names joined by dots. */
export function tokenRows(tree: TokenTree, path: readonly string[] = []): [string, TokenSpec][] {
  return Object.entries(tree).flatMap(([name, node]): [string, TokenSpec][] => {
    const here = [...path, name];
    return isSpec(node) ? [[here.join('.'), node]] : tokenRows(node, here);
  });
}
