import { countedFor, isLoopback } from './networks';

/**
 * Counts of things that networks have open at once, such as connections. For IPv6 the /48 around a network
 * is limited, too. This machine is not limited: a proxy on it forwards everyone's requests.
 */
export class NetworkShares {
  private readonly open = new Map<string, number>();

  /** @param most limit of one network */
  constructor(private readonly most: number) {}

  /**
   * Counts one more for an IP address.
   * @returns false, without counting, if its network has its share
   */
  enter(ip: string): boolean {
    if (isLoopback(ip)) return true;
    const counted = countedFor(ip, this.most);
    if (counted.some(({ network, most }) => (this.open.get(network) ?? 0) >= most)) return false;
    for (const { network } of counted) this.open.set(network, (this.open.get(network) ?? 0) + 1);
    return true;
  }

  /** Takes back one count. */
  leave(ip: string): void {
    if (isLoopback(ip)) return;
    for (const { network } of countedFor(ip, this.most)) {
      const left = (this.open.get(network) ?? 0) - 1;
      if (left > 0) this.open.set(network, left);
      else this.open.delete(network);
    }
  }

  /** Networks and /48s with any. */
  get size(): number {
    return this.open.size;
  }
}
