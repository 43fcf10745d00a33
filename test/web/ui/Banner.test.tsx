import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Banner, BANNER_MS } from '../../../web/ui/Banner'

function Passing({ first }: { first: string }) {
  const [words, setWords] = useState<string | null>(first)
  return (
    <>
      <Banner tone="error" hideAfter={BANNER_MS} onHide={() => setWords(null)}>
        {words}
      </Banner>
      <button type="button" onClick={() => setWords('Second')}>
        Again
      </button>
    </>
  )
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('Banner', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('disappears after 3 seconds', () => {
    render(<Passing first="First" />)
    expect(screen.getByRole('alert')).toHaveTextContent('First')
    wait(2999)
    expect(screen.getByText('First')).toBeInTheDocument()
    wait(1)
    expect(screen.queryByText('First')).not.toBeInTheDocument()
  })

  it('restarts for new words', () => {
    render(<Passing first="First" />)
    wait(2000)
    act(() => screen.getByRole('button', { name: 'Again' }).click())
    wait(2000)
    expect(screen.getByText('Second')).toBeInTheDocument()
    wait(1000)
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })

  it('stays when no time is given', () => {
    render(<Banner tone="success">Your email has been confirmed successfully!</Banner>)
    wait(60_000)
    expect(screen.getByRole('status')).toHaveTextContent('Your email has been confirmed successfully!')
  })

  it('keeps an empty region, so that the first words are announced', () => {
    render(<Banner tone="error">{null}</Banner>)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})
