import 'fake-indexeddb/auto'
import { startTransition, Suspense, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { usePart } from '../../../web/live/replica/usePart'
import { asWait, useWait } from '../../../web/live/replica/waits'
import { listPart } from '../../../web/shopping/listPart'

const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const afterAWhile = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
// The browser has it; jsdom does not hand on Node's.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never

let wasActing: boolean | undefined

// Drawn as a browser does: a page that has to wait is not drawn again from the start, but goes on where it was.
beforeEach(() => {
  wasActing = actEnvironment.IS_REACT_ACT_ENVIRONMENT
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => (actEnvironment.IS_REACT_ACT_ENVIRONMENT = wasActing))

/** Goes from one page to another that waits. */
async function goTo(Next: () => string): Promise<{ text: string; errors: unknown[] }> {
  const errors: unknown[] = []
  let go = () => {}
  function Pages() {
    const [isNext, setNext] = useState(false)
    go = () => startTransition(() => setNext(true))
    return <Suspense fallback="waits">{isNext ? <Next /> : 'before'}</Suspense>
  }
  const place = document.createElement('div')
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) })
  root.render(<Pages />)
  await afterAWhile(20)
  go()
  await afterAWhile(100)
  const text = place.textContent
  root.unmount()
  return { text, errors }
}

it('the hooks after a wait keep their order when it is over', async () => {
  const wait = asWait(afterAWhile(40))
  const Reader = () => {
    const [first] = useState('hooks before')
    useWait(wait)
    return useMemo(() => `${first} and after`, [first])
  }
  expect(await goTo(Reader)).toEqual({ text: 'hooks before and after', errors: [] })
})

it('what failed is not waited for either', async () => {
  const wait = asWait(afterAWhile(40).then(() => Promise.reject(new Error('none'))))
  const Reader = () => {
    useWait(wait)
    return 'all'
  }
  expect(await goTo(Reader)).toEqual({ text: 'all', errors: [] })
})

it('what the device keeps is waited for in the middle of a step to another page', async () => {
  const Reader = () => `version ${usePart(listPart, 'ann').view.latest}`
  expect(await goTo(Reader)).toEqual({ text: 'version 0', errors: [] })
})
