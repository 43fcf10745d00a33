import { createRandom } from '../../../../server/planning/random'
import { Annealing } from '../../../../server/planning/search/anneal'
import { Tried } from '../../../../server/planning/search/Tried'

/** Which of the places come in so many draws. */
function drawn(tried: Tried): number[] {
  const random = createRandom('tried')
  const places = new Set(Array.from({ length: 2000 }, () => tried.draw(random)))
  return [...places].sort((a, b) => a - b)
}

const from = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => first + at)

test('seven in ten stay, those that were accepted most often since the last narrowing', () => {
  const tried = new Tried(40)
  expect(drawn(tried)).toEqual(from(0, 40))
  for (const place of from(12, 40)) tried.accept(place)
  tried.narrow()
  expect(drawn(tried)).toEqual(from(12, 40))
  for (const place of from(12, 32)) tried.accept(place)
  tried.narrow()
  expect(drawn(tried)).toEqual(from(12, 32))
})

test('14 stay in any case', () => {
  const tried = new Tried(15)
  tried.narrow()
  tried.narrow()
  expect(drawn(tried)).toHaveLength(14)
  const few = new Tried(3)
  few.narrow()
  expect(drawn(few)).toEqual([0, 1, 2])
})

test('choices are narrowed five times, the last time with a fifth of the moves left', () => {
  const narrowedAt: number[] = []
  let moves = 0
  const annealing = new Annealing(
    {
      move: () => {
        moves += 1
        return null
      },
      takeBack: () => undefined,
      remember: () => undefined,
      narrow: () => void narrowedAt.push(moves),
    },
    { moves: 1000, warmth: 1, random: createRandom('narrowed') },
  )
  while (annealing.run(70)) continue
  expect(moves).toBe(1000)
  expect(narrowedAt).toEqual([200, 350, 500, 650, 800])
})
