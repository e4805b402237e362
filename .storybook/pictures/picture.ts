/** CSS px, from the top left corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One state on a sheet: rows of the picture that show it. */
export interface Frame {
  name: string;
  top: number;
  bottom: number;
}

export interface Picture {
  /** Path under the references, without its ending: `controls-buttons-button/states`. */
  name: string;
  clip: Box;
  frames: readonly Frame[];
  /** `expect`: equal to the reference. `draw`: writes it. `differs`: only says whether a reader of the reference sees a change. */
  purpose: 'expect' | 'draw' | 'differs';
}

/** What is wrong with a picture; none where it is as expected. */
export interface Verdict {
  fault?: string;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture and judges it. */
    judgePicture: (picture: Picture) => Promise<Verdict>;
  }
}
