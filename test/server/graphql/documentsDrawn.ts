import { documentsFor } from '../../support/drawnDocuments'
import { fullHousehold } from '../../support/fullHousehold'
import type { Limited } from '../../support/generatedDocuments'
import { SEED } from '../../support/runs'
import type { RunningApp } from '../../support/startApp'

/** What happened to so many documents that were drawn from the schema for a household with as much as it may have. */
export async function answersToDrawn(app: RunningApp, count: number) {
  const household = await fullHousehold(app, { members: 6, rows: 30 })
  const { token } = household.owner
  const documents = await documentsFor(app, household, `documents ${SEED}`)
  const near = new Map<Limited, number>()
  const failures: unknown[] = []
  let nearAny = 0
  for (let index = 0; index < count; index += 1) {
    const document = documents.next()
    if (document.near.length > 0) nearAny += 1
    for (const limited of document.near) near.set(limited, (near.get(limited) ?? 0) + 1)
    const { status, errors = [] } = await app.graphql(document.text, document.variables, token)
    const unexpected = errors.filter(({ extensions }) => !EXPECTED.has(String(extensions.code)))
    if (status !== 200 || unexpected.length > 0)
      failures.push([status, errors.map(({ message }) => message), document.text, document.variables])
  }
  return { failures, nearAny, near }
}

/** Codes that a valid document may be answered with: what it asks for is not there, or is not this person's to see. */
const EXPECTED = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'])
