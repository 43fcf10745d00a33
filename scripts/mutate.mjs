import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { install } from './prepare.mjs'
import { mutations } from './mutations.mjs'
import { startTemplate } from './startTestServices.mjs'

/** The share of mutations that the tests have to find. */
const NEEDED = 0.9

/** Milliseconds after which a run counts as failed: a mutation may never end. */
const PATIENCE = 300_000

/** Not part of the copies. */
const LEFT_OUT = ['.git', '.data', '.cache', 'dist', 'coverage', 'node_modules']

/**
 * npm run mutate: applies each mutation of mutations.mjs to a copy of the project, one at a time, and runs the tests
 * that have to fail. Fails when fewer than nine in ten are found, when a mutation no longer fits its file, and when the
 * tests fail without any. Words after `--` choose files: npm run mutate -- planning
 * `--check` only looks whether every mutation fits.
 */
const checkOnly = process.argv.includes('--check')
const words = process.argv.slice(2).filter((word) => word !== '--check')
const tasks = mutations
  .filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))
  .flatMap(({ file, tests, edits }) => edits.map(([text, replacement]) => ({ file, tests, text, replacement })))
const unfit = tasks.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8').split(text).length !== 2)
for (const { file, text } of unfit) console.log(`${file} does not hold exactly once: ${JSON.stringify(text)}`)
if (unfit.length > 0 || checkOnly) process.exit(unfit.length > 0 ? 1 : 0)
install()

const folder = mkdtempSync(join(tmpdir(), 'mealwright-mutate-'))
const copies = Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, (_, n) => copyTo(`copy${n}`))
const template = await startTemplate({ TEST_DATABASE: 'sqlite' })
const survivors = []
let failed = false
try {
  const tests = [...new Set(tasks.flatMap((task) => task.tests))]
  if (!(await passes(copies[0], tests))) {
    console.log('The tests fail without any mutation.')
    failed = true
  } else {
    const queue = [...tasks]
    await Promise.all(copies.map((copy) => work(copy, queue)))
    if (!(await passes(copies[0], tests))) {
      console.log('The tests now fail without any mutation: something changed during the run, so it says nothing.')
      failed = true
    }
  }
} finally {
  await template.stop()
  rmSync(folder, { recursive: true, force: true })
}
const killed = tasks.length - survivors.length
if (!failed)
  console.log(`\n${killed} of ${tasks.length} mutations were found (${Math.round((100 * killed) / tasks.length)} %)`)
process.exit(failed || killed < tasks.length * NEEDED ? 1 : 0)

function copyTo(name) {
  const copy = join(folder, name)
  for (const entry of readdirSync('.').filter((one) => !LEFT_OUT.includes(one)))
    cpSync(entry, join(copy, entry), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Takes mutations from the queue until it is empty. */
async function work(copy, queue) {
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
    const path = join(copy, task.file)
    const source = readFileSync(path, 'utf8')
    // A function, so that `$` in the replacement means nothing.
    writeFileSync(
      path,
      source.replace(task.text, () => task.replacement),
    )
    const survived = await passes(copy, task.tests)
    writeFileSync(path, source)
    const change = `${task.file}: ${JSON.stringify(task.text)} → ${JSON.stringify(task.replacement)}`
    console.log(`${survived ? 'SURVIVED' : 'found   '} ${change}`)
    if (survived) survivors.push(task)
  }
}

/** Whether the named test files pass in a copy, on SQLite. */
function passes(copy, tests) {
  const files = tests.map((name) =>
    ['.test.ts', '.test.tsx'].map((end) => join('test', name + end)).find((file) => existsSync(join(copy, file))),
  )
  if (files.includes(undefined)) throw new Error(`There is no test file for one of ${tests.join(', ')}`)
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--runInBand', '--bail', '--runTestsByPath', ...files],
    {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, TEST_DATABASE: 'sqlite', TEST_TEMPLATE: template.url },
      timeout: PATIENCE,
    },
  )
  return new Promise((done) => child.once('exit', (code) => done(code === 0)))
}
