import { MockedProvider } from '@apollo/client/testing/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { PlateChoicesDocument } from '../../../web/dishes/operations.generated'
import { PlateOfDish } from '../../../web/dishes/PlateOfDish'

const svg = (name: string) => `<svg xmlns="http://www.w3.org/2000/svg"><!--${name}--></svg>`
const choice = (form: string, isChosen = false) => {
  return { __typename: 'PlateChoice', form, label: form, svg: svg(form), isChosen }
}
const answer = {
  request: { query: PlateChoicesDocument, variables: { id: 'Dish:dish-1' } },
  result: {
    data: { node: { __typename: 'Dish', id: 'Dish:dish-1', plateChoices: [choice('soup', true), choice('stew')] } },
  },
}
const chosen = jest.fn()

function Editor() {
  const [form, setForm] = useState<string | null>(null)
  return (
    <PlateOfDish
      id="dish-1"
      plate="/plates/dish.0123456789012345678901.svg"
      chosen={form}
      onChoose={(next) => {
        chosen(next)
        setForm(next)
      }}
    />
  )
}

it('one press on a picture of the dish chooses its form, which is shown at once (DISH-28)', async () => {
  const { container } = render(
    <MockedProvider mocks={[answer]}>
      <Editor />
    </MockedProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Looks different?' }))
  const stew = await screen.findByRole('button', { name: 'stew' })
  expect(screen.getByRole('button', { name: 'soup' })).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(stew)
  expect(chosen.mock.calls).toEqual([['stew']])
  expect(decodeURIComponent(container.querySelector('img')?.getAttribute('src') ?? '')).toContain(svg('stew'))
})
