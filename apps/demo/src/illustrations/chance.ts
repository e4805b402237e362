/** A seeded generator (mulberry32): the same seed and name produce the same numbers on every machine. */
export class Chance {
  private state: number;

  constructor(seed: number, name = '') {
    let hash = 2166136261;
    for (const character of `${name}:${seed}:`) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    this.state = hash >>> 0;
    this.next();
  }

  /** 0 ≤ n < 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  range(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** An integer, both ends included. */
  whole(from: number, to: number): number {
    return Math.floor(this.range(from, to + 1));
  }

  flip(probability = 0.5): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.next() * list.length)] ?? list[0];
  }

  /** A smooth curve over x (in px), about -1 to 1: `waves` swings across 1600 px, with finer ones on top. */
  profile(waves: number, fineness = 0.5): (x: number) => number {
    const parts = [1, 2.3, 5.1].map((octave, at) => ({
      turn: ((waves * octave) / 1600) * Math.PI * 2 * this.range(0.8, 1.2),
      start: this.range(0, Math.PI * 2),
      size: fineness ** at,
    }));
    const whole = parts.reduce((sum, { size }) => sum + size, 0);
    return (x) =>
      parts.reduce((sum, { turn, start, size }) => sum + Math.sin(x * turn + start) * size, 0) / whole;
  }
}
