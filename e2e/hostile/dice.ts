/** Pseudorandom numbers, the same in each run (mulberry32). */
export class Dice {
  constructor(private state: number) {}

  /** A number from 0 to below `n`. */
  upTo(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  }

  one<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.upTo(choices.length)] ?? choices[0];
  }

  isIn(n: number): boolean {
    return this.upTo(n) === 0;
  }
}
