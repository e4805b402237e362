/** Unique ids of headings: repeated names get a number, found without counting from the start each time. */
export class HeadingIds {
  private readonly taken = new Set<string>();
  private readonly next = new Map<string, number>();

  /** Returns a free id, as close to the wanted one as possible. */
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
