/** The type of a schema, for an interface to extend: `interface CardSchema extends Named<typeof cardShape> {}`. */
export type Named<T extends object> = { [K in keyof T]: T[K] };
