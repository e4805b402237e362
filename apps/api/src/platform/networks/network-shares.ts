import { countedFor, isLoopback } from './networks';

/**
 * How many of something networks have open at once, such as connections. Of IPv6 the place around a network (a /48) is bounded, too. This
 * machine is not limited: a proxy on it forwards everyone's requests.
 */
export class NetworkShares {
  private readonly open = new Map<string, number>();

  /** @param most of what one network has open */
  constructor(private readonly most: number) {}

  /** Counts one more of an address. @returns false where its network has its share: nothing is counted then */
  enter(address: string): boolean {
    if (isLoopback(address)) return true;
    const counted = countedFor(address, this.most);
    if (counted.some(({ network, most }) => (this.open.get(network) ?? 0) >= most)) return false;
    for (const { network } of counted) this.open.set(network, (this.open.get(network) ?? 0) + 1);
    return true;
  }

  /** Takes back one that was counted. */
  leave(address: string): void {
    if (isLoopback(address)) return;
    for (const { network } of countedFor(address, this.most)) {
      const left = (this.open.get(network) ?? 0) - 1;
      if (left > 0) this.open.set(network, left);
      else this.open.delete(network);
    }
  }

  /** Networks and places that have any. */
  get size(): number {
    return this.open.size;
  }
}
