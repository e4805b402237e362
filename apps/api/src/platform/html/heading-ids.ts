/** Ids of headings: the second of a name gets a number, found without counting from the first again. */
export class HeadingIds {
  private readonly taken = new Set<string>();
  private readonly next = new Map<string, number>();

  /** A free id, as near to the wanted one as can be. */
  take(wanted: string): string {
    let id = wanted;
    let number = this.next.get(wanted) ?? 2;
    while (this.taken.has(id)) {
      id = `${wanted}-${number}`;
      number += 1;
    }
    this.next.set(wanted, number);
    this.taken.add(id);
    return id;
  }
}
