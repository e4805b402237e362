/** A count with its noun: “1 line”, “2 lines”. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
