declare module 'virtual:changes' {
  const changes: ReturnType<typeof import('./changes').changes>;
  export default changes;
}

declare module 'virtual:tokens-used' {
  /** Names of the tokens in the styles of each component's folder. */
  const tokens: Record<string, string[]>;
  export default tokens;
}

declare module 'virtual:weights' {
  /** By the name of the component. */
  const weights: Record<string, import('./weights').Weight>;
  export default weights;
}

declare module 'virtual:titles' {
  /** Title of the page of each component, by its name. */
  const titles: Record<string, string>;
  export default titles;
}

declare module 'virtual:token-sources' {
  /** By the path of the token. */
  const sources: Record<string, import('./token-sources').Source[]>;
  export default sources;
}
