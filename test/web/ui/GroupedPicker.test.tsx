import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { GroupedPicker, type PickerGroup } from '../../../web/ui/GroupedPicker'

const groups: PickerGroup[] = [
  {
    label: 'Chicken',
    picture: 'poultry-leg',
    options: [
      { value: 'roast', label: 'Roast dinner' },
      { value: 'soup', label: 'Noodle soup' },
    ],
  },
  { label: 'Egg', picture: 'egg', options: [{ value: 'omelette', label: 'Omelette' }] },
]

function Example({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>('roast')
  const pick = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <GroupedPicker label="Dinner 1" searchLabel="Search meals" groups={groups} value={value} onChange={pick} />
}

function setup() {
  const onChange = jest.fn()
  render(<Example onChange={onChange} />)
  return { onChange, user: userEvent.setup(), field: () => screen.getByRole('combobox', { name: 'Dinner 1' }) }
}

describe('GroupedPicker', () => {
  it('shows the picked option in a read-only text input that typing and deleting leave alone', async () => {
    const { onChange, user, field } = setup()
    expect(field()).toHaveValue('Roast dinner')
    expect(field()).toHaveAttribute('readonly')
    await user.tab()
    expect(field()).toHaveFocus()
    await user.keyboard('{Backspace}{Delete}{Escape}')
    expect(field()).toHaveValue('Roast dinner')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('offers the options in named groups', async () => {
    const { user, field } = setup()
    await user.click(field())
    const chicken = await screen.findByRole('group', { name: 'Chicken' })
    expect(
      within(chicken)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Roast dinner', 'Noodle soup'])
    expect(screen.getByRole('option', { name: 'Roast dinner' })).toHaveAttribute('aria-selected', 'true')
  })

  it('is worked by keys: opens, moves, picks, and gives the focus back', async () => {
    const { onChange, user, field } = setup()
    await user.tab()
    await user.keyboard('{ArrowDown}')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledWith('soup')
    expect(field()).toHaveValue('Noodle soup')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field()).toHaveFocus()
  })

  it('closes on Escape without picking', async () => {
    const { onChange, user, field } = setup()
    await user.click(field())
    await screen.findAllByRole('option')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field()).toHaveValue('Roast dinner')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('finds by the words of an option or of its group', async () => {
    const { onChange, user, field } = setup()
    await user.click(field())
    const search = await screen.findByRole('combobox', { name: 'Search meals' })
    await user.type(search, 'chicken noo')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Noodle soup'])
    await user.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledWith('soup')
  })

  it('says so when nothing matches, and keeps the pick when the search is emptied', async () => {
    const { onChange, user, field } = setup()
    await user.click(field())
    const search = await screen.findByRole('combobox', { name: 'Search meals' })
    await user.type(search, 'zzz')
    expect(screen.getByText('Nothing matches.')).toBeInTheDocument()
    await user.clear(search)
    await user.keyboard('{Escape}')
    expect(field()).toHaveValue('Roast dinner')
    expect(onChange).not.toHaveBeenCalled()
  })
})
