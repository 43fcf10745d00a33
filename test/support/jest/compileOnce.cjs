const vm = require('node:vm')

/** Stands for the context of the worker itself, which has no own object to compile in. */
exports.OWN_CONTEXT = vm.createContext({})

/** Scripts by file, with the text that each was compiled from: of what runs in the worker's context, and of what runs in another. */
const own = new Map()
const others = new Map()

const { compileFunction } = vm

/*
 * A worker compiles a module once for all files of tests that load it, and V8 keeps what it made of the module's functions; each
 * file runs it by itself as before. A module that imports dynamically is compiled for each file, which answers those imports.
 */
vm.compileFunction = (code, names, { parsingContext, ...options }) => {
  const isOwn = parsingContext === exports.OWN_CONTEXT
  const script = parsingContext && scriptOf(isOwn ? own : others, code, names, options.filename)
  if (!script) return compileFunction(code, names, isOwn ? options : { ...options, parsingContext })
  return isOwn ? script.runInThisContext() : script.runInContext(parsingContext)
}

function scriptOf(scripts, code, names, filename) {
  const known = scripts.get(filename)
  if (known?.code === code) return known.script
  const head = `(function (${names.join(', ')}) {`
  const script = /\bimport\s*\(/.test(code)
    ? null
    : new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length })
  scripts.set(filename, { code, script })
  return script
}
