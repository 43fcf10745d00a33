import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CheckboxGroup } from '../../../web/ui/CheckboxGroup'
import { CountSelect } from '../../../web/ui/CountSelect'
import { PasswordField } from '../../../web/ui/PasswordField'
import { TextField } from '../../../web/ui/TextField'
import { WordCountTextArea } from '../../../web/ui/WordCountTextArea'

function Counted({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start)
  return <WordCountTextArea label="Stores" maxWords={3} value={value} onChange={setValue} />
}

describe('WordCountTextArea', () => {
  it('counts the words, whatever white space divides them', async () => {
    render(<Counted />)
    expect(screen.getByText('0 / 3 words')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: 'Stores' }), '  two{Enter}words ')
    expect(screen.getByText('2 / 3 words')).toBeInTheDocument()
  })

  it('refuses the word beyond the limit and marks the counter at it', async () => {
    render(<Counted start="one two" />)
    const box = screen.getByRole('textbox', { name: 'Stores' })
    expect(screen.getByText('2 / 3 words')).not.toHaveAttribute('data-full')
    await userEvent.type(box, ' three four')
    expect(box).toHaveValue('one two three ')
    expect(screen.getByText('3 / 3 words')).toHaveAttribute('data-full')
    expect(screen.getByRole('status')).toHaveTextContent('Word limit reached')
    expect(box).toHaveAccessibleDescription('3 / 3 words')
  })

  it('leaves the caret where a word was refused', () => {
    render(<Counted start="one two three" />)
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Stores' })
    const write = (text: string, caret: number) => {
      // As browsers do it: the new text and the caret behind it are there before any listener runs.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text)
      box.setSelectionRange(caret, caret)
      fireEvent.input(box)
    }
    write('one  two three', 4)
    expect(box).toHaveValue('one  two three')
    write('one x two three', 5)
    expect(box).toHaveValue('one  two three')
    return waitFor(() => expect([box.selectionStart, box.selectionEnd]).toEqual([4, 4]))
  })

  it('refuses a paste beyond the limit whole', async () => {
    render(<Counted start="one" />)
    const box = screen.getByRole('textbox', { name: 'Stores' })
    await userEvent.click(box)
    await userEvent.paste(' two three four')
    expect(box).toHaveValue('one')
  })

  it('lets a text that is too long already be shortened', async () => {
    render(<Counted start="one two three four five" />)
    const box = screen.getByRole('textbox', { name: 'Stores' })
    await userEvent.type(box, '{Backspace}'.repeat(5))
    expect(box).toHaveValue('one two three four')
  })
})

describe('PasswordField', () => {
  it('shows and hides what was typed', async () => {
    render(<PasswordField label="Password" value="porridge" onChange={() => undefined} />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })
})

describe('TextField', () => {
  it('is described by its error and its hint', () => {
    render(
      <TextField label="Email" value="" onChange={() => undefined} hint="We write once." error="Enter your email." />,
    )
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Enter your email. We write once.')
  })
})

describe('CountSelect', () => {
  it('offers 0 to 10 and tells what was chosen, once', async () => {
    const onChange = jest.fn()
    render(<CountSelect label="Serves" value={2} onChange={onChange} />)
    const select = screen.getByRole('combobox', { name: 'Serves' })
    expect(select).toHaveTextContent('2')
    await userEvent.click(select)
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(Array.from({ length: 11 }, (_, count) => String(count)))
    await userEvent.click(screen.getByRole('option', { name: '10' }))
    expect(onChange.mock.calls).toEqual([[10]])
  })
})

describe('CheckboxGroup', () => {
  it('adds and takes away', async () => {
    const onChange = jest.fn()
    const options = ['vegan', 'halal'].map((value) => ({ value, label: value }))
    render(<CheckboxGroup label="Dietary" options={options} value={['vegan']} onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Dietary' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: 'vegan' })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'halal' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }))
    expect(onChange.mock.calls).toEqual([[['vegan', 'halal']], [[]]])
  })
})
