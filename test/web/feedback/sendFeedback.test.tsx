import { act, screen, within } from '@testing-library/react'
import { settle, wrong } from '../accounts/openPage'
import { type Answer, rateLimited } from '../session/fakeApi'
import { openFeedback, pick, QUESTIONS, sent, submission } from './openFeedback'

const SUBMIT = 'Submit Feedback & Enter Raffle'
const FAILED = 'Failed to submit feedback. Please try again later.'
const button = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('textbox', { name })
let logged: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

describe('sending', () => {
  it('sends everything, reports success and stays submitted', async () => {
    let answer: (answer: Answer) => void = () => undefined
    const page = await openFeedback({ SubmitFeedback: () => new Promise<Answer>((resolve) => (answer = resolve)) })
    await page.user.click(button('Yes'))
    await page.user.type(box('General feedback'), 'Lovely')
    await page.user.click(button(SUBMIT))
    const sending = button('Submitting...')
    expect(sending).toHaveAttribute('aria-busy', 'true')
    await page.user.click(sending)
    await page.user.click(sending)
    await act(async () => answer(submission(true)))
    await settle()
    expect(button('Feedback Submitted')).toBeDisabled()
    expect(await screen.findByText('Feedback submitted successfully!')).toBeInTheDocument()
    expect(sent(page)).toEqual([
      {
        questions: QUESTIONS.map((question, index) => ({ question, answer: index === 0 ? true : null })),
        textResponses: { storesSupported: '', benefits: '', wishes: '', general: 'Lovely' },
        mealAdjustments: [],
        submissionId: expect.any(String),
      },
    ])
    expect(localStorage.getItem('feedbackDraft')).toBeNull()
    expect(page.api.of('RaffleStatus').length).toBeGreaterThan(1)
    expect(box('General feedback')).toBeDisabled()
  })

  it('reports a failure, loses nothing and sends the same again under the same id', async () => {
    const answers: Answer[] = [new TypeError('Failed to fetch'), submission(true)]
    const page = await openFeedback({ SubmitFeedback: () => answers.shift() ?? submission(false) })
    await page.user.type(box('How does it benefit you?'), 'Time')
    await page.user.click(button(SUBMIT))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(logged).toHaveBeenCalledWith('Could not send feedback!', expect.anything())
    expect(box('How does it benefit you?')).toHaveValue('Time')
    await page.user.click(button(SUBMIT))
    await settle()
    expect(button('Feedback Submitted')).toBeDisabled()
    const [first, second] = sent(page)
    expect(second?.submissionId).toBe(first?.submissionId)
  })

  it('sends what was changed after a failure under another id', async () => {
    const answers: Answer[] = [new TypeError('Failed to fetch'), submission(true)]
    const page = await openFeedback({ SubmitFeedback: () => answers.shift() ?? submission(false) })
    await page.user.click(button(SUBMIT))
    await screen.findByText(FAILED)
    await page.user.click(button('No'))
    await page.user.click(button(SUBMIT))
    await settle()
    const [first, second] = sent(page)
    expect(second?.submissionId).not.toBe(first?.submissionId)
  })

  it('only fails when there were too many calls: the person stays logged in', async () => {
    const page = await openFeedback({ SubmitFeedback: rateLimited })
    await page.user.click(button(SUBMIT))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    expect(page.path()).toBe('/feedback')
    expect(button(SUBMIT)).toBeEnabled()
  })

  it('shows what is wrong at its field, and leads there', async () => {
    const page = await openFeedback({
      SubmitFeedback: submission(
        false,
        wrong('input.textResponses.wishes', 'Use at most 50 words.', 'TOO_LONG'),
        wrong('input.mealAdjustments[0].meal', 'There is no meal of this name.', 'UNKNOWN'),
        wrong(null, 'Something else.'),
      ),
    })
    await page.user.click(button('Add another meal'))
    await pick(page, 2, 'Mapo tofu')
    await page.user.type(box('Your recommendation for meal 2'), 'More')
    await page.user.click(button(SUBMIT))
    await settle()
    expect(box('What do you wish it could do?')).toHaveAccessibleDescription(
      expect.stringContaining('Use at most 50 words.'),
    )
    expect(box('What do you wish it could do?')).toHaveFocus()
    expect(
      within(screen.getByRole('group', { name: 'Recommendation 2' })).getByText('There is no meal of this name.'),
    ).toBeInTheDocument()
    expect(screen.getByText('Something else.')).toBeInTheDocument()
    await page.user.type(box('What do you wish it could do?'), 'Less')
    expect(screen.queryByText('Use at most 50 words.')).not.toBeInTheDocument()
  })
})

describe('what is filled in', () => {
  it('survives a reload, for the same person only', async () => {
    const first = await openFeedback()
    await first.user.click(button('No'))
    await first.user.type(box('General feedback'), 'Half a thought')
    await pick(first, 1, 'Bean soup')
    first.unmount()

    const second = await openFeedback()
    expect(screen.getByText('Question 2 of 5')).toBeInTheDocument()
    expect(box('General feedback')).toHaveValue('Half a thought')
    expect(screen.getByRole('combobox', { name: 'Meal 1' })).toHaveValue('Bean soup')
    second.unmount()

    const kept = JSON.parse(localStorage.getItem('feedbackDraft') ?? '{}') as object
    localStorage.setItem('feedbackDraft', JSON.stringify({ ...kept, owner: 'bob' }))
    await openFeedback()
    expect(box('General feedback')).toHaveValue('')
  })

  it('starts empty when it is damaged', async () => {
    localStorage.setItem('feedbackDraft', JSON.stringify({ owner: 'ann', answers: { a: 'yes' }, index: 1 }))
    await openFeedback()
    expect(screen.getByText('Question 1 of 5')).toBeInTheDocument()
  })
})
