import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listedWords, STYLE_PAGE, unusedWords } from './unusedWords'

/** The folders and files whose prose is checked. */
const PLACES = ['.', 'docs', 'eslint', 'schema', 'scripts', 'server', 'test', 'web']

/** Made by programs, promised, or quoting on purpose. */
const EXEMPT = [
  /(^|\/)(generated|dist)\//,
  /\.generated\.ts$/,
  /^schema\/released\.graphql$/,
  // The names of foods, as recipes write them.
  /^server\/dishes\/reader\/words\//,
  /^server\/settings\/ingredientWords\.ts$/,
  /^docs\/catalogue-report\.md$/,
  // The list, its check, and texts as they were.
  new RegExp(`^${STYLE_PAGE}$`),
  /^docs\/copy\.md$/,
  /^test\/scripts\/unusedWords\.test\.ts$/,
]

/** Fails when comments, pages, descriptions of the schema, texts or exported names have words that docs/style.md rules out. */
function run(): void {
  const words = listedWords()
  const found = PLACES.flatMap(filesIn).flatMap((file) => unusedWords(file, readFileSync(file, 'utf8'), words))
  for (const { file, line, word, instead } of found)
    process.stdout.write(`${file}:${line} '${word}' is not used here: ${instead}\n`)
  if (found.length > 0) process.exitCode = 1
}

function filesIn(place: string): string[] {
  return readdirSync(place, { recursive: place !== '.', encoding: 'utf8' })
    .map((file) => join(place, file))
    .filter((file) => /\.([cm]?js|tsx?|md|graphql)$/.test(file) && !EXEMPT.some((pattern) => pattern.test(file)))
}

run()
