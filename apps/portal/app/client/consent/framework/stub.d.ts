declare module '@iabtechlabtcf/stub' {
  /**
   * Installs the page’s `__tcfapi`, which queues calls until it is implemented, and the frame by which third
   * parties find it.
   */
  const layStub: () => void;
  export default layStub;
}
