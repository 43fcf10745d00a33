import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { LIMITS } from '../../../server/moving/limits'
import { paprikaArchive } from '../../support/moving/paprikaArchive'
import { readFirst, readFrom } from '../../support/moving/readFrom'
import { jsonEntry, zipOf } from '../../support/moving/zipOf'

const MB = 1024 * 1024
const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['Leek'] }
const entry = jsonEntry('soup.json', soup)

/** Files of these tests that are still open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes('/moved-')
    } catch {
      return false
    }
  })

describe('a file that is meant badly or damaged ends with its code', () => {
  const nested = (depth: number): Buffer =>
    depth === 0 ? zipOf([entry]) : zipOf([{ name: 'a.zip', content: nested(depth - 1) }])
  const whole = zipOf([entry])
  it.each([
    ['a name that leads out of the folder', zipOf([{ ...entry, name: '../../etc/soup.json' }]), 'UNSAFE_NAME'],
    ['an absolute name', zipOf([{ ...entry, name: '/etc/soup.json' }]), 'UNSAFE_NAME'],
    ['a name of Windows', zipOf([{ ...entry, name: 'C:\\soup.json' }]), 'UNSAFE_NAME'],
    ['a header that declares too few bytes', zipOf([{ ...entry, declared: 10 }]), 'WRONG_SIZE'],
    ['a header that declares too many bytes', zipOf([{ ...entry, declared: 10_000 }]), 'WRONG_SIZE'],
    ['an encrypted entry', zipOf([{ ...entry, flags: 1 }]), 'PASSWORD'],
    ['archives in archives', nested(3), 'TOO_DEEP'],
    [
      'more entries than are read',
      zipOf(Array.from({ length: 12_000 }, (_, at) => ({ name: `${at}`, content: '' }))),
      'TOO_MANY',
    ],
    ['an archive that was cut off', whole.subarray(0, -30), 'TRUNCATED'],
    ['another kind of archive', 'Rar!\x1a\x07\x01\0', 'NOT_AN_ARCHIVE'],
    ["an application's own database", 'SQLite format 3\0....', 'NEEDS_EXPORT'],
    ['data of a hundred thousand levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'TOO_DEEP'],
    ['data that was cut off', '{"@type": "Recipe", "recipeIngredient": ["2 leeks", ', 'UNREADABLE'],
    ['compression in compression', gzipSync(gzipSync('{}')), 'TOO_DEEP'],
    ['a table with one endless field', `title,ingredients\na,"${'x'.repeat(15 * MB)}"`, 'TOO_LARGE'],
    ['a table with a quotation that has no end', 'title,ingredients\na,"b\nc', 'UNREADABLE'],
    [
      'entities of XML that name one another',
      `<?xml version="1.0"?><!DOCTYPE fdx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><fdx>&b;</fdx>`,
      'NO_RECIPES',
    ],
    ['values that name one another', '---\na: &a [x, x]\ningredients: [*a, *a]\n---\n', 'NO_RECIPES'],
    ['data of more things than are read', `[${'{},'.repeat(1_000_001)}{}]`, 'TOO_LARGE'],
    [
      'a page of more attributes than are read',
      `<html><a ${Array.from({ length: 1_000_001 }, (_, at) => `a${at}`).join(' ')}>`,
      'TOO_MANY',
    ],
    ['a line of spaces', `a${' '.repeat(10 * MB)}b`, 'TOO_LARGE'],
    ['XML of a kind that is not read', '<?xml version="1.0"?><recipeml><recipe/></recipeml>', 'NEEDS_EXPORT'],
    ['XML of a thousand levels', `<cookbook>${'<a>'.repeat(1000)}`, 'TOO_DEEP'],
    ['XML of more elements than are read', `<cookbook>${'<a/>'.repeat(1_000_001)}</cookbook>`, 'TOO_MANY'],
    ['a picture', '\xff\xd8\xff\xe0\0', 'NO_RECIPES'],
    ['nothing', '', 'NO_RECIPES'],
  ])('%s', async (_kind, content, code) => {
    expect(await readFrom(Buffer.from(content as string, 'latin1'))).toMatchObject({ recipes: [], code })
  })

  it('reads archives as deep as is allowed', async () => {
    expect((await readFrom(nested(1))).recipes).toHaveLength(1)
  })

  it('inflates no more than is allowed, whatever the headers say', async () => {
    const bomb = Buffer.alloc(80 * MB, ' ')
    const before = process.memoryUsage().rss
    expect(await readFrom(zipOf([{ name: 'bomb.json', content: bomb }]))).toMatchObject({ code: 'TOO_LARGE' })
    expect(await readFrom(zipOf([{ name: 'bomb.json', content: bomb, declared: 100 }]))).toMatchObject({
      code: 'WRONG_SIZE',
    })
    expect(await readFrom(gzipSync(bomb))).toMatchObject({ code: 'TOO_LARGE' })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * MB)
  })

  it('stops where the whole is too large, after the recipes before', async () => {
    const limits = { ...LIMITS, allBytes: 3000 }
    const many = Array.from({ length: 100 }, (_, at) => jsonEntry(`${at}.json`, soup))
    const { recipes, code } = await readFrom(zipOf(many), 'file', limits)
    expect(code).toBe('TOO_LARGE')
    expect(recipes.length).toBeGreaterThan(10)
    expect(recipes.length).toBeLessThan(100)
  })

  it('stops after as many recipes as are read', async () => {
    const table = `title,steps\n${'Soup,Boil.\n'.repeat(30)}`
    const { recipes, code } = await readFrom(table, 'file', { ...LIMITS, entries: 20 })
    expect([recipes.length, code]).toEqual([20, 'TOO_MANY'])
  })

  it('leaves no file open, also where its caller stops after the first', async () => {
    const archive = paprikaArchive(Array.from({ length: 20 }, (_, at) => ({ name: `Soup ${at}`, ingredients: 'Leek' })))
    expect(await readFirst(archive)).toMatchObject({ name: 'Soup 0' })
    await readFrom(zipOf([{ ...entry, declared: 10 }]))
    await readFrom(whole.subarray(0, -30))
    await readFrom(zipOf([{ ...entry, name: '../soup.json' }]))
    // The system closes them in a thread.
    for (let tries = 0; tries < 100 && openFiles().length > 0; tries += 1) await setTimeout(10)
    expect(openFiles()).toEqual([])
  })
})
