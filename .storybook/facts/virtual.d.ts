declare module 'virtual:changes' {
  const changes: ReturnType<typeof import('./changes').changes>;
  export default changes;
}

declare module 'virtual:tokens-used' {
  /** Token names in the styles of each component's folder. */
  const tokens: Record<string, string[]>;
  export default tokens;
}

declare module 'virtual:weights' {
  /** Weight by component name. */
  const weights: Record<string, import('./weights').Weight>;
  export default weights;
}

declare module 'virtual:titles' {
  /** Title of each component's page, by component name. */
  const titles: Record<string, string>;
  export default titles;
}

declare module 'virtual:token-sources' {
  /** Definitions by token path. */
  const sources: Record<string, import('./token-sources').Source[]>;
  export default sources;
}
