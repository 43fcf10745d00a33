import express from 'express'
import type { AddressInfo } from 'node:net'
import { health } from '../../../server/http/health'
import { pagesAreBuilt } from '../../../server/http/pages'
import { givenApp } from '../../support/givenApp'

const app = givenApp()

it.each([
  ['live', { status: 'live' }],
  ['ready', { status: 'ready', database: true, problem: null, pages: pagesAreBuilt(), stopping: false }],
])('says that it is %s, checked each time', async (what, body) => {
  const answer = await app.fetch(`/health/${what}`)
  expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([200, 'no-store', body])
})

it('is alive and not ready without its database', async () => {
  await app.services.db.destroy()
  const [live, ready] = [await app.fetch('/health/live'), await app.fetch('/health/ready')]
  expect([live.status, ready.status, await ready.json()]).toEqual([
    200,
    503,
    { status: 'not ready', database: false, problem: 'fails', pages: pagesAreBuilt(), stopping: false },
  ])
})

it('says that the pages are missing, which the API does without', async () => {
  const lifecycle = { stopping: false, databaseProblem: () => Promise.resolve(null), hasPages: () => false }
  const server = express().use(health(lifecycle)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`)
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ pages: false })])
  server.close()
})
