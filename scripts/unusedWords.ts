import { readFileSync } from 'node:fs'

/** The page with the list: a table whose rows have words, with commas, and what to write instead. */
export const STYLE_PAGE = 'docs/style.md'

/** A word of the list where it was found. */
export interface FoundWord {
  file: string
  line: number
  word: string
  instead: string
}

/** A word of the list, and what to write instead. */
interface ListedWord {
  word: string
  instead: string
  pattern: RegExp
}

/** Between two words: a space, or a new line with what a comment, a list or a quote has at its beginning. */
const GAP = String.raw`(?:\s|\*|//|#|>)+`

/** The words of the list, from the table rows after the heading 'Words that are not used'. */
export function listedWords(page: string = readFileSync(STYLE_PAGE, 'utf8')): ListedWord[] {
  const [, list = ''] = page.split('## Words that are not used')
  return [...list.matchAll(/^\| (?!not |-)(.+?) \| (.+?) \|$/gm)].flatMap(([, words = '', instead = '']) =>
    words.split(', ').map((word) => ({
      word,
      instead,
      pattern: new RegExp(String.raw`(?<![\w@-])${word.split(' ').join(GAP)}(?![\w@-])`, 'gi'),
    })),
  )
}

/** Where one file has words of the list: in its prose, which is all of a page, and in the names that it exports. */
export function unusedWords(file: string, text: string, words: readonly ListedWord[] = listedWords()): FoundWord[] {
  return proseOf(file, text).flatMap(({ from, prose, isName }) =>
    words
      .filter(({ word }) => !isName || !OF_PROMISES.test(word))
      .flatMap(({ word, instead, pattern }) =>
        [...prose.matchAll(pattern)].map(({ index }) => {
          const line = text.slice(0, from).split('\n').length + prose.slice(0, index).split('\n').length - 1
          return { file, line, word, instead }
        }),
      ),
  )
}

interface Prose {
  from: number
  prose: string
  isName?: boolean
}

/** The language's own word for promises, which names may use. */
const OF_PROMISES = /^settl/

/** Comments, strings of several words, and texts of elements; names that are exported. */
const CODE = new RegExp(
  [
    String.raw`/\*[\s\S]*?\*/|(?<![:'"\`/\\])//[^\n]*`,
    String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\``,
    String.raw`(?<==?>|"|'|\w|/)>[^<>{}()=;]+<`,
    String.raw`(?<=^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) )\w+`,
  ].join('|'),
  'gm',
)

function proseOf(file: string, text: string): Prose[] {
  if (file.endsWith('.graphql')) return [{ from: 0, prose: text }]
  // Words in code marks are quoted, and so is code that names its language; a tree of folders is prose.
  if (file.endsWith('.md')) return [{ from: 0, prose: text.replace(/```\w[\s\S]*?```|`[^`\n]*`/g, blank) }]
  return [...text.matchAll(CODE)].flatMap(({ 0: found, index: from }) => {
    if (/^\w/.test(found)) return [{ from, prose: wordsOfName(found), isName: true }]
    if (/^['"`]/.test(found) && !/\s/.test(found)) return []
    return [{ from, prose: found.replace(/\$\{[^}]*\}|`[^`\n]*`(?!$)/g, blank) }]
  })
}

const blank = (found: string): string => found.replace(/[^\n]/g, '_')

/** `isHeardOf` as `is heard of`. */
function wordsOfName(name: string): string {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
}
