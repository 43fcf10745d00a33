import { MockedProvider } from '@apollo/client/testing/react'
import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { createCache } from '../../../web/apollo/createCache'
import MovingInPage from '../../../web/dishes/moving/MovingInPage'
import { DishImportsDocument } from '../../../web/dishes/moving/operations.generated'
import { AlertHost } from '../../../web/ui/AlertHost'
import { answers } from './dishSamples'

configure({ defaultHidden: true, asyncUtilTimeout: 8000 })

const sent: { address: string; body: unknown }[] = []
let arrives = true
beforeEach(() => {
  sent.length = 0
  arrives = true
  globalThis.fetch = jest.fn((address: string, { body }: RequestInit = {}) => {
    sent.push({ address, body })
    if (!arrives) return Promise.reject(new TypeError('offline'))
    return Promise.resolve({ status: 202, json: () => Promise.resolve({ import: { id: '1' }, errors: [] }) })
  }) as never
})

function open() {
  const mocks = Array.from({ length: 3 }, () => answers(DishImportsDocument, { dishImports: [] }))
  render(
    <MemoryRouter>
      <MockedProvider mocks={mocks} cache={createCache()}>
        <>
          <MovingInPage />
          <AlertHost />
        </>
      </MockedProvider>
    </MemoryRouter>,
  )
  return userEvent.setup({ applyAccept: false })
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const choose = async (user: ReturnType<typeof open>, name: string, text: string) =>
  user.upload(screen.getByLabelText('Choose the file'), fileOf(name, text))
function fileOf(name: string, text: string): File {
  const bytes = bytesOf(text)
  // jsdom's files have no bytes to give.
  const slice = () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) })
  return Object.assign(new File([bytes], name), { slice })
}
const GERMAN = 'Gericht;Zutaten;So geht es;Regal\nLinsentopf;"200 g lentils|1 M\xf6hre";Cook.;oben\n'

it('shows the columns of a table, and sends what they are read as (MOVE-35)', async () => {
  const user = open()
  await choose(user, 'Rezepte.csv', GERMAN)
  const columns = within(await screen.findByRole('group', { name: 'What each column is read as' }))
  expect(columns.getAllByRole('combobox').map((box) => box.textContent)).toEqual([
    'Below the notes',
    'Ingredients',
    'Below the notes',
    'Below the notes',
  ])
  expect(columns.getByText('200 g lentils|1 M\xf6hre')).toBeTruthy()
  expect(sent).toEqual([])
  const bringIn = screen.getByRole('button', { name: 'Bring it in' })
  expect(bringIn.matches('[disabled]')).toBe(true)
  screen.getByText('To bring it in, choose which column is the name.')
  const read = async (name: string, as: string) => {
    await user.click(columns.getByRole('combobox', { name }))
    const list = await screen.findByRole('listbox', { hidden: false })
    await user.click(within(list).getByRole('option', { name: as }))
  }
  await read('Gericht', 'Name')
  await read('So geht es', 'Steps')
  await read('Regal', 'Not read')
  const first = screen.getByRole('region', { name: 'The first row, as it is read' })
  expect([...first.querySelectorAll('dd')].map((part) => part.textContent)).toEqual([
    ...['Linsentopf', '200 g lentils', '1 M\xf6hre', 'Cook.'],
  ])
  expect(bringIn.matches('[disabled]')).toBe(false)
  // What was chosen stays where the file does not arrive.
  arrives = false
  await user.click(bringIn)
  await screen.findByText('The file did not arrive. Check your connection, then try again.')
  arrives = true
  await user.click(bringIn)
  await screen.findByLabelText('Choose the file')
  expect(sent.map(({ address }) => address)).toEqual(
    Array(2).fill('/api/imports?name=Rezepte.csv&columns=name%2Cingredients%2Csteps%2C'),
  )
})

it('a table can be put away, and nothing is sent (MOVE-35)', async () => {
  const user = open()
  await choose(user, 'Rezepte.csv', GERMAN)
  await user.click(await screen.findByRole('button', { name: 'Put it away' }))
  await screen.findByLabelText('Choose the file')
  expect(sent).toEqual([])
})

it.each([
  ['MyRecipeBox’s table', 'r.csv', 'title,preparationTime,ingredients,originalPicture\nPie,5,egg,\n'],
  ['text', 'r.txt', 'Pie, sweet\n\n1 egg, beaten\n'],
  ['data', 'r.csv', '[{"name": "Pie", "recipeIngredient": []}]\n{}'],
  ['names without a row', 'r.csv', 'title,ingredients\n'],
])('%s is sent at once, and says itself what it is (MOVE-35)', async (_name, name, text) => {
  const user = open()
  await choose(user, name, text)
  await screen.findByLabelText('Choose the file')
  expect(sent.map(({ address }) => address)).toEqual([`/api/imports?name=${name}`])
})
