import vm from 'node:vm';

/**
 * jest compiles each module again for each test file. V8 caches compiled scripts, but not compiled functions: as scripts, modules
 * are compiled once, and the unit tests take a fifth less time.
 */
function compileOnce(
  code: string,
  parameters: readonly string[] = [],
  { filename, parsingContext }: vm.CompileFunctionOptions = {},
): unknown {
  const head = `(function (${parameters.join(', ')}) {`;
  // Columns of the first line are those of the file.
  const script = new vm.Script(`${head}${code}\n})`, {
    filename,
    columnOffset: -head.length,
  });
  return parsingContext ? script.runInContext(parsingContext) : script.runInThisContext();
}

Object.assign(vm, { compileFunction: compileOnce });
