/** A comment without the places of the specification that it names, which readers of these pages do not have. */
export const plain = (text: string) => text.replace(/\s*\((?:[^()]*\b)?spec §[^()]*\)/g, '');
