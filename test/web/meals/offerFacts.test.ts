import { factsOfOffer } from '../../../web/meals/offerFacts'
import type { ShownOffer } from '../../../web/meals/useOffers'

const salad = {
  recipe: { id: 'Meal:salad', slug: 'green-salad', name: 'Green salad', minutes: 10, plate: '', opinion: null },
  places: [],
  isOwn: false,
  usesAtHome: [],
  toCheck: [],
} as unknown as ShownOffer
const look = { category: null, isNow: false, planned: new Set(['green-salad']) }

it('a meal that can be planned nowhere does not suit; a side, which is planned with a meal, says nothing of it (PLAN-103)', () => {
  expect(factsOfOffer(salad, { ...look, isServed: false }).notes).toEqual(['doesn’t suit your table now'])
  const { notes, states } = factsOfOffer(salad, { ...look, isServed: true })
  expect([notes, states]).toEqual([[], ['in the plan']])
})
