import express, { type RequestHandler } from 'express'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtFiles } from '../../../server/http/builtFiles'
import { createListener } from '../../../server/http/createListener'
import { fileKeeping } from '../../../server/http/keepFiles'
import { PAGE_FILES } from '../../../server/backups/backupFile'
import { FILES_KEPT, forgetOldFiles, pageFiles } from '../../../server/http/pageFiles'
import { givenApp } from '../../support/givenApp'

const app = givenApp()
const root = mkdtempSync(join(tmpdir(), 'mealwright-builds-'))
const listeners = new Set<ReturnType<typeof createListener>>()

afterAll(() => {
  for (const one of listeners) one.closeAllConnections()
  for (const one of listeners) one.close()
  rmSync(root, { recursive: true })
})

const SCRIPT = `console.log('${'meal '.repeat(2000)}')`

/** A folder as a build leaves it. */
function build(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, name, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
    if (path.endsWith('.js')) writeFileSync(`${file}.br`, brotliCompressSync(text))
  }
  return join(root, name)
}

/** Serves a build's files as an instance does. @returns how to ask it. */
async function serve(folder: string): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const http = express()
  http.use(
    builtFiles(folder),
    pageFiles(app.services),
    ((_request, response) => void response.status(404).end()) as RequestHandler,
  )
  const listener = createListener(http)
  listeners.add(listener)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as AddressInfo
  return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
}

const keep = (folder: string) => fileKeeping(app.services, folder).done()

test('instances of two builds serve the files of both, as if they were their own', async () => {
  const old = build('old', {
    'assets/page-aB1.js': SCRIPT,
    'assets/page-aB1.js.map': '{}',
    'pictures/old.svg': '<svg/>',
    'sw.js': '//',
  })
  const fresh = build('fresh', { 'assets/page-Ab1.js': 'alert(2)', 'pictures/new.svg': '<svg id="new"/>' })
  for (const folder of [old, fresh, old]) await keep(folder)
  const [askOld, askFresh] = [await serve(old), await serve(fresh)]

  for (const encoding of ['br', 'identity']) {
    const [own, others] = await Promise.all(
      [askOld, askFresh].map((ask) => ask('/assets/page-aB1.js', { 'accept-encoding': encoding })),
    )
    expect(await others?.text()).toBe(SCRIPT)
    for (const name of ['content-type', 'content-encoding', 'cache-control', 'vary'])
      expect([name, others?.headers.get(name)?.toLowerCase()]).toEqual([name, own?.headers.get(name)?.toLowerCase()])
  }
  expect(await (await askOld('/assets/page-Ab1.js')).text()).toBe('alert(2)')
  expect(await (await askOld('/pictures/new.svg')).text()).toBe('<svg id="new"/>')
  for (const path of [
    '/assets/page-aB1.js.map',
    '/assets/page-aB1.js.br',
    '/assets/page-AB1.js',
    '/sw.js',
    '/assets/%00',
  ])
    expect([path, (await askFresh(path)).status]).toEqual([path, 404])
})

test('files go when no instance has had them for a month, and when there are too many', async () => {
  const { db } = app.services
  await db(PAGE_FILES).delete()
  await keep(build('first', { 'assets/first.js': '1', 'assets/both.js': 'both' }))
  const at = Date.now()
  await db(PAGE_FILES).update({ usedAt: at - FILES_KEPT - 1 })
  await keep(build('second', { 'assets/second.js': '2', 'assets/both.js': 'both' }))
  await forgetOldFiles({ db, now: () => at })
  expect(await db(PAGE_FILES).orderBy('path').pluck('path')).toEqual(['/assets/both.js', '/assets/second.js'])

  const rows = Array.from({ length: 3000 }, (_, n) => ({
    path: `/assets/many-${n}.js`,
    body: Buffer.from('x'),
    isBrotli: false,
    usedAt: at - 1000,
  }))
  for (let from = 0; from < rows.length; from += 200) await db(PAGE_FILES).insert(rows.slice(from, from + 200))
  await forgetOldFiles({ db, now: () => at })
  expect(await db(PAGE_FILES).orderBy('path').pluck('path')).toEqual(['/assets/both.js', '/assets/second.js'])
})

test('an instance whose files cannot be stored serves all the same, and tries again', async () => {
  const { db } = app.services
  const keeping = fileKeeping(app.services, build('third', { 'assets/third.js': '3' }))
  await db.schema.renameTable(PAGE_FILES, 'elsewhere')
  await keeping.done()
  await db.schema.renameTable('elsewhere', PAGE_FILES)
  await keeping.done()
  expect(await db(PAGE_FILES).where({ path: '/assets/third.js' }).first('isBrotli')).toBeDefined()
})

test('an instance that is ready has stored its files', async () => {
  const { db } = app.services
  await db(PAGE_FILES).delete()
  const ready = await app.fetch('/health/ready')
  const page = await (await app.fetch('/')).text()
  const names = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, name]) => name)
  const stored = await db(PAGE_FILES).pluck('path')
  expect([ready.status, stored]).toEqual([200, expect.arrayContaining(names)])
  expect(names.length).toBeGreaterThan(0)
})
