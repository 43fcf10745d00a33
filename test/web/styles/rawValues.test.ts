import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Root of the floor under test, from the project's root, in which jest runs. */
const web = join(process.cwd(), 'web')

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const rawColour = /(?<![\w.&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i
const rawPixels = /\b\d*\.?\d+px\b/

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(web, 'styles')))
}

function offences(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  return text
    .split('\n')
    .map((source, index) => ({ source, number: index + 1 }))
    .filter(({ source }) => rawColour.test(source) || rawPixels.test(source))
    .map(({ source, number }) => `${relative(web, file)}:${number}: ${source.trim()}`)
}

describe('colours and lengths', () => {
  it('recognises raw values', () => {
    for (const raw of ['color: #fff;', "fill='#1c1814'", 'margin: 12px 0', 'rgb(0 0 0 / 20%)']) {
      expect(rawColour.test(raw) || rawPixels.test(raw)).toBe(true)
    }
    for (const fine of ['this.#add(1)', 'href="#main"', '&#39;', 'gap: 1rem', '/shop#face']) {
      expect(rawColour.test(fine) || rawPixels.test(fine)).toBe(false)
    }
  })

  it('come from web/styles and from nowhere else', () => {
    const files = sources(web)
    expect(files.length).toBeGreaterThan(0)
    expect(files.flatMap(offences)).toEqual([])
  })
})
