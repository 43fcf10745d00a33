import { screen, within } from '@testing-library/react'
import {
  MatchLinesDocument,
  UndoMatchDocument,
  UnmatchedNamesDocument,
} from '../../../web/dishes/matching/operations.generated'
import { answers, ingredient } from './dishSamples'
import { openDishes } from './openDishes'

const name = (word: string, over: object = {}) => ({
  __typename: 'UnmatchedName',
  name: word,
  dishCount: 31,
  isNotListed: false,
  examples: [
    {
      __typename: 'UnmatchedExample',
      text: `2 tbsp ${word}`,
      dish: { __typename: 'Dish', id: 'dish-1', name: 'Curry' },
    },
  ],
  suggestions: [ingredient('olive-oil')],
  ...over,
})

const page = (nodes: object[], over: object = {}) =>
  answers(UnmatchedNamesDocument, {
    unmatchedLines: {
      __typename: 'UnmatchedNameConnection',
      nodes,
      openCount: nodes.length,
      assumedCount: 0,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      ...over,
    },
  })

const matched = (over: object = {}) =>
  answers(MatchLinesDocument, {
    matchLines: {
      ...{ __typename: 'MatchLinesResult', ok: true, lineCount: 31, dishCount: 31, undoId: 'answer', errors: [] },
      ...over,
    },
  })

const row = async (at: number) =>
  within(
    (await within(await screen.findByRole('list', { name: 'Words to match' })).findAllByRole('listitem'))[
      at
    ] as HTMLElement,
  )

it('a suggestion answers a word with one press, and the answer can be taken back (MOVE-12, MOVE-14)', async () => {
  const undone = answers(UndoMatchDocument, { undoMatch: { __typename: 'MatchLinesResult', ok: true, errors: [] } })
  const { user } = openDishes('/dishes/match', [page([name('EVOO')], { assumedCount: 2 }), matched(), undone])
  await screen.findByRole('link', { name: /^2 recipes need a look/ })
  await screen.findByText('0 of 1')
  await user.click((await row(0)).getByRole('button', { name: 'in 31 recipes' }))
  ;(await row(0)).getByText('2 tbsp EVOO')
  await user.click((await row(0)).getByRole('button', { name: 'olive oil: it is what EVOO means' }))
  await (await row(0)).findByText('EVOO is olive oil')
  await screen.findByText('1 of 1')
  // The focus stays in the row.
  const undo = (await row(0)).getByRole('button', { name: 'Undo the answer for EVOO' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  await (await row(0)).findByRole('button', { name: 'Skip EVOO' })
  await screen.findByText('0 of 1')
})

it('what is skipped is not sent, and what fails stays open (MOVE-13)', async () => {
  const refused = matched({ ok: false, undoId: null, errors: [{ __typename: 'InputError', message: 'Not now.' }] })
  const { user } = openDishes('/dishes/match', [page([name('EVOO')]), refused])
  await user.click((await row(0)).getByRole('button', { name: 'Skip EVOO' }))
  await (await row(0)).findByText('EVOO is skipped')
  await screen.findByText('0 of 1')
  await user.click((await row(0)).getByRole('button', { name: 'Undo the answer for EVOO' }))
  await user.click((await row(0)).getByRole('button', { name: 'Not in the list: EVOO' }))
  await screen.findByText('Not now.')
  ;(await row(0)).getByRole('button', { name: 'Skip EVOO' })
})

it('where nothing is left, it says so', async () => {
  openDishes('/dishes/match', [page([])])
  await screen.findByText('All words are matched')
})
