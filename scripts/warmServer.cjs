/**
 * Part of `npm run dev`: a server to be. Loads the packages that are named, which takes the most of a server's start, and
 * then the file that a message names.
 */
process.once('message', (file) => {
  process.disconnect()
  process.argv.splice(1, process.argv.length, file)
  require(file)
})
for (const name of process.argv.slice(2)) require(name)
