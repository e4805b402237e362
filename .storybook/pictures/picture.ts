/** Position in CSS px, from the top left corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One state on a sheet: its rows of the picture. */
export interface Frame {
  name: string;
  top: number;
  bottom: number;
}

export interface Picture {
  /** Path in the references folder, without extension: `controls-buttons-button/states`. */
  name: string;
  clip: Box;
  frames: readonly Frame[];
  /**
   * `expect`: must equal the reference. `draw`: writes it. `differs`: only reports whether a visible change
   * is found.
   */
  purpose: 'expect' | 'draw' | 'differs';
}

/** Result of a comparison: the faults of a picture; none if it is as expected. */
export interface Verdict {
  fault?: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture and compares it. */
    judgePicture: (picture: Picture) => Promise<Verdict>;
  }
}
