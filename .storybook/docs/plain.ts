/** A comment without its references to the specification, which readers of these pages do not have. */
export const plain = (text: string) => text.replace(/\s*\((?:[^()]*\b)?spec §[^()]*\)/g, '');
