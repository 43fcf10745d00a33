import { screen, within } from '@testing-library/react'
import { openFeedback, QUESTIONS } from './openFeedback'

const button = (name: string) => screen.getByRole('button', { name })
const stage = (question: string) => screen.getByRole('group', { name: question })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the questionnaire', () => {
  it('goes through the questions by Yes and No to the done card', async () => {
    const { user } = await openFeedback()
    for (const [index, question] of QUESTIONS.entries()) {
      expect(screen.getByText(`Question ${index + 1} of 5`)).toBeInTheDocument()
      expect(screen.getByRole('progressbar', { name: `Question ${index + 1} of 5` })).toHaveAttribute(
        'aria-valuenow',
        String(index),
      )
      await user.click(within(stage(question)).getByRole('button', { name: index % 2 ? 'No' : 'Yes' }))
    }
    expect(screen.getByText('All done!')).toBeInTheDocument()
    expect(
      screen.getByText('All done! Thanks for answering! You can continue with the rest of the form below.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument()
    expect(button('Next')).toBeDisabled()
    expect(button('Back')).toBeEnabled()
  })

  it('goes back and on within its bounds, and shows what was answered', async () => {
    const { user } = await openFeedback()
    expect(button('Back')).toBeDisabled()
    await user.click(button('No'))
    expect(screen.getByText('Question 2 of 5')).toBeInTheDocument()
    expect(button('No')).toHaveAttribute('aria-pressed', 'false')
    await user.click(button('Back'))
    expect(screen.getByText('Question 1 of 5')).toBeInTheDocument()
    expect(button('No')).toHaveAttribute('aria-pressed', 'true')
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false')
    expect(button('Back')).toBeDisabled()
    for (const _question of QUESTIONS) {
      if (screen.queryByText('All done!') === null) await user.click(button('Next'))
    }
    expect(screen.getByText('All done!')).toBeInTheDocument()
    expect(button('Next')).toBeDisabled()
  })

  it('counts a double click as one answer', async () => {
    const { user } = await openFeedback()
    await user.dblClick(button('Yes'))
    expect(screen.getByText('Question 2 of 5')).toBeInTheDocument()
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false')
    await user.click(button('No'))
    expect(screen.getByText('Question 3 of 5')).toBeInTheDocument()
  })

  it('works by keys alone and never loses the focus', async () => {
    const { user } = await openFeedback()
    button('Yes').focus()
    for (const _question of QUESTIONS) await user.keyboard('{Enter}')
    expect(screen.getByRole('group', { name: /^All done!/ })).toHaveFocus()
    button('Back').focus()
    for (const _question of QUESTIONS) await user.keyboard(' ')
    expect(stage(QUESTIONS[0])).toHaveFocus()
    await user.tab()
    expect(button('Yes')).toHaveFocus()
  })
})
