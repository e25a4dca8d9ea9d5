import vm from 'node:vm';

interface ModuleOptions {
  filename: string;
  parsingContext: vm.Context;
}

/**
 * Each test file has modules of its own, and jest compiles their code again for each. V8 finds what it has compiled of a
 * script, but not of a function: with scripts, the unit tests take a fifth less time.
 */
function compileOnce(code: string, parameters: readonly string[], options: ModuleOptions): unknown {
  const head = `(function (${parameters.join(', ')}) {`;
  // Columns of the first line are those of the file.
  const script = new vm.Script(`${head}${code}\n})`, {
    filename: options.filename,
    columnOffset: -head.length,
  });
  return script.runInContext(options.parsingContext);
}

Object.assign(vm, { compileFunction: compileOnce });
