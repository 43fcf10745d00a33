import { act, renderHook } from '@testing-library/react'
import { useReadAgain } from '../../../web/savedPlans/useReadAgain'

/** A list of which so many are shown, and what was asked for. */
function givenList(shown: number) {
  const asked: { first: number; answer: () => void }[] = []
  const read = (first: number) => new Promise<void>((answer) => asked.push({ first, answer }))
  const hook = renderHook(({ shown }) => useReadAgain(12, shown, read), { initialProps: { shown } })
  return { asked, show: (shown: number) => hook.rerender({ shown }), readAgain: () => hook.result.current() }
}

it('reads as many as are shown', async () => {
  const { asked, readAgain } = givenList(14)
  const done = readAgain()
  expect(asked.map(({ first }) => first)).toEqual([14])
  await act(async () => asked[0]?.answer())
  await done
})

it('reads what came meanwhile too, although the answer has taken it away again', async () => {
  const { asked, show, readAgain } = givenList(12)
  const done = readAgain()
  show(14)
  show(12)
  await act(async () => asked[0]?.answer())
  expect(asked.map(({ first }) => first)).toEqual([12, 14])
  await act(async () => asked[1]?.answer())
  await done
})
