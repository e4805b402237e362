import ts from 'typescript';

export type Declared = { values: string[]; types: string[] };

/** Exports of declaration files, by file; modules are resolved as strictly as Node resolves them. */
export function declaredBy(files: readonly string[]): Map<string, Declared> {
  const program = ts.createProgram([...files], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const declared = files.map((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbols = module ? checker.getExportsOfModule(module) : [];
    const isValue = (symbol: ts.Symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return Boolean(target.flags & ts.SymbolFlags.Value);
    };
    const names = (wanted: boolean) =>
      symbols
        .filter((symbol) => isValue(symbol) === wanted)
        .map(({ name }) => name)
        .sort();
    return [file, { values: names(true), types: names(false) }] as const;
  });
  return new Map(declared);
}
