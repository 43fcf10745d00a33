import { workOnImports } from '../../../server/imports/startImports'
import type { Wrong } from '../../support/plans'
import type { Person } from '../../support/people'
import type { RunningApp } from '../../support/startApp'

/** An import as the calls answer with it. */
export interface Shown {
  id: string
  fileName: string
  app: string | null
  state: string
  problem: string | null
  found: number
  stored: number
  doubles: number
  failed: number
  plans: { name: string; outcome: string | null; reason: string | null; planId: string | null }[]
  lackingPhotos: number
}

/** A recipe of an import. */
export interface ShownItem {
  name: string
  outcome: string | null
  reason: string | null
  dish: { id: string; name: string } | null
}

const FIELDS =
  'id fileName app state problem found stored doubles failed lackingPhotos plans { name outcome reason planId }'

/** Sends a file, with an access token or a key. */
export async function sendFile(
  app: RunningApp,
  token: string | null,
  body: Buffer | string,
  name = 'recipes',
  columns?: string,
): Promise<{ status: number; import: { id: string } | null; errors: Wrong[] }> {
  const query = new URLSearchParams({ name, ...(columns !== undefined && { columns }) })
  const answer = await app.fetch(`/api/imports?${query}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  })
  return { status: answer.status, ...((await answer.json()) as { import: { id: string } | null; errors: Wrong[] }) }
}

/** Does all that there is to do about imports. */
export async function workAll({ services }: Pick<RunningApp, 'services'>): Promise<void> {
  await services.imports.idle()
  while ((await workOnImports(services)) > 0);
}

/** Brings a file in, to its end. @returns its import. */
export async function broughtIn(app: RunningApp, person: Person, body: Buffer | string, name?: string): Promise<Shown> {
  const answer = await sendFile(app, person.token, body, name)
  if (!answer.import) throw new Error(JSON.stringify(answer))
  await workAll(app)
  const found = (await importsOf(app, person)).find(({ id }) => id === answer.import?.id)
  if (!found) throw new Error('The import is not listed')
  return found
}

/** The imports of a person. */
export async function importsOf(app: RunningApp, person: Person): Promise<Shown[]> {
  const { data } = await app.graphql(`{ dishImports { ${FIELDS} } }`, {}, person.token)
  return (data as unknown as { dishImports: Shown[] }).dishImports
}

/** The recipes of an import. */
export async function itemsOf(app: RunningApp, person: Person, id: string, outcome?: string): Promise<ShownItem[]> {
  const query = `query ($id: ID!, $outcome: ImportOutcome) { node(id: $id) { ... on DishImport {
    items(first: 100, outcome: $outcome) { nodes { name outcome reason dish { id name } } } } } }`
  const { data } = await app.graphql(query, { id, outcome }, person.token)
  return (data as unknown as { node: { items: { nodes: ShownItem[] } } }).node.items.nodes
}

/** The dishes of an import of which a photo could not be kept. */
export async function lackingPhotosOf(app: RunningApp, person: Person, id: string): Promise<ShownItem[]> {
  const query = `query ($id: ID!) { node(id: $id) { ... on DishImport {
    items(first: 100, lackingPhotos: true) { nodes { name outcome reason dish { id name } } } } } }`
  const { data } = await app.graphql(query, { id }, person.token)
  return (data as unknown as { node: { items: { nodes: ShownItem[] } } }).node.items.nodes
}

/** Stops or undoes an import. */
export async function end(
  app: RunningApp,
  person: Person,
  call: 'stopImport' | 'undoImport',
  id: string,
): Promise<{ ok: boolean; import: Shown | null; errors: Wrong[] }> {
  const query = `mutation ($input: ImportInput!) { ${call}(input: $input) { ok import { ${FIELDS} } errors { code field message } } }`
  const { data } = await app.graphql(query, { input: { id } }, person.token)
  return (data as unknown as Record<string, { ok: boolean; import: Shown | null; errors: Wrong[] }>)[call] as never
}

/** The dishes of a person with what they keep, by name. */
export async function dishesOf(app: RunningApp, person: Person): Promise<Record<string, unknown>[]> {
  const query = `{ dishes(first: 100) { nodes { id name minutes serves categories description notes labels prepMinutes cookMinutes
    cookedOn assumed steps stepSections { before title } source { application name url nutrition }
    meets { code } opinion { isFavourite rating } photo { id url } photos { id }
    lines { text section quantity { amount unit { code } } ingredient { slug } } } } }`
  const { data, errors } = await app.graphql(query, {}, person.token)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data as unknown as { dishes: { nodes: Record<string, unknown>[] } }).dishes.nodes
}
