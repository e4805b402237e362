/** A number of things, as English has it: “1 line”, “2 lines”. */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
