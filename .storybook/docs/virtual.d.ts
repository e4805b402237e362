declare module 'virtual:tokens-used' {
  /** Names of the tokens in the styles of each component's folder. */
  const tokens: Record<string, string[]>;
  export default tokens;
}
