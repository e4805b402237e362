/** Prints the names that each module exports: `node names.mjs <specifier>…`. */
const modules = await Promise.all(
  process.argv
    .slice(2)
    .map(
      async (specifier) => /** @type {const} */ ([specifier, Object.keys(await import(specifier)).sort()]),
    ),
);
console.info(JSON.stringify(Object.fromEntries(modules)));
