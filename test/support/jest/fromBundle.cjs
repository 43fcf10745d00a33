/**
 * Transforms of modules that the server's tests import: those of `server` and `schema` come from the bundle
 * (bundleServer.mjs), packages from Node itself. Both are loaded once for all files of a worker.
 */
const { relative } = require('node:path')

exports.process = (_source, file) => ({
  code: file.includes('/node_modules/')
    ? `module.exports = loadPackage(${JSON.stringify(file)})`
    : `module.exports = loadServerModule(${JSON.stringify(relative(process.cwd(), file))})`,
})
