declare module '@iabtechlabtcf/stub' {
  /** Lays the page’s `__tcfapi`, which keeps calls until somebody answers them, and the frame by which others find it. */
  const layStub: () => void;
  export default layStub;
}
