import { act, screen, waitFor, within } from '@testing-library/react'
import { type Answer, rateLimited } from '../apollo/fakeApi'
import { settle, wrong } from '../accounts/openPage'
import { openFeedback, QUESTIONS, standing, submission } from './openFeedback'

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

type Page = Awaited<ReturnType<typeof openFeedback>>
const sent = ({ api }: Page) =>
  api.of('SubmitFeedback').map(({ variables }) => variables.input as Record<string, unknown> & { submissionId: string })

async function pick({ user }: Page, number: number, meal: string) {
  await user.click(screen.getByRole('combobox', { name: `Meal ${number}` }))
  await user.click(await screen.findByRole('option', { name: meal }))
}

describe('the raffle banner', () => {
  it('names the prize, the month and how the person stands', async () => {
    await openFeedback()
    expect(screen.getByRole('heading', { level: 1, name: 'Win a 30 AUD gift card!' })).toBeInTheDocument()
    expect(screen.getByText(/generate a meal plan twice in May to enter\. One winner is announced at the end of May\./)).toBeInTheDocument()
    expect(screen.getByText('1 of 2 plans made this month, feedback given')).toBeInTheDocument()
  })

  it('says who takes part', async () => {
    await openFeedback({ RaffleStatus: standing({ plansGenerated: 7, eligible: true }) })
    expect(screen.getByText('2 of 2 plans made this month, feedback given')).toBeInTheDocument()
    expect(screen.getByText("You're in this month's draw.")).toBeInTheDocument()
  })

  it('works out the month in Sydney when the standing cannot be had', async () => {
    await openFeedback({ RaffleStatus: new TypeError('Failed to fetch') })
    const month = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'Australia/Sydney' }).format(Date.now())
    expect(screen.getByText(new RegExp(`at the end of ${month}`))).toBeInTheDocument()
    expect(await screen.findByText('How you stand could not be looked up.')).toBeInTheDocument()
    expect(button('Try again')).toBeInTheDocument()
  })
})

describe('the boxes', () => {
  it.each([['Which stores should we support?', 10], ['How does it benefit you?', 50], ['What do you wish it could do?', 50], ['General feedback', 100]])(
    '%s refuses more than %i words',
    async (name, limit) => {
      const { user } = await openFeedback()
      await user.click(box(name))
      await user.paste('word '.repeat(limit))
      const counter = screen.getByText(`${limit} / ${limit} words`)
      expect(counter).toHaveAttribute('data-full')
      await user.paste('more')
      expect(box(name)).toHaveValue('word '.repeat(limit))
    },
  )
})

describe('the meal feedback', () => {
  it('takes up to five meals', async () => {
    const page = await openFeedback()
    for (let number = 2; number <= 5; number++) {
      await page.user.click(button('Add another meal'))
      expect(screen.getByRole('combobox', { name: `Meal ${number}` })).toHaveFocus()
    }
    expect(button('Add another meal')).toBeDisabled()
    await page.user.click(button('Remove recommendation 2'))
    expect(screen.getAllByRole('combobox')).toHaveLength(4)
    expect(button('Add another meal')).toBeEnabled()
  })

  it('offers the names of all known meals, and mentions up to 100 words', async () => {
    const page = await openFeedback()
    await page.user.click(screen.getByRole('combobox', { name: 'Meal 1' }))
    const names = await screen.findAllByRole('option')
    expect(names.map((option) => option.textContent)).toEqual(['Apple porridge', 'Bean soup', 'Mapo tofu'])
    expect(box('Your recommendation for meal 1')).toHaveAttribute('placeholder', expect.stringContaining('100 words'))
  })

  it('groups the names by their first character, whole', async () => {
    const page = await openFeedback({ MealNames: { data: { mealNames: ['Bean soup', 'beet salad', '🍕 night'] } } })
    await page.user.click(screen.getByRole('combobox', { name: 'Meal 1' }))
    expect(await screen.findByRole('group', { name: 'B' })).toHaveTextContent('Bean soupbeet salad')
    expect(screen.getByRole('group', { name: '🍕' })).toHaveTextContent('🍕 night')
  })

  it('says when the meals cannot be loaded, and tries again', async () => {
    let tries = 0
    // The client sends a query once more by itself when there was no answer.
    const page = await openFeedback({
      MealNames: () => (++tries <= 1 ? { status: 500, code: 'INTERNAL_SERVER_ERROR' } : { data: { mealNames: ['Bean soup'] } }),
    })
    expect(screen.getByText(/The meals could not be loaded\./)).toBeInTheDocument()
    await page.user.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(/The meals could not be loaded\./)).not.toBeInTheDocument())
  })

  it('loads what failed when the network is back', async () => {
    let back = false
    const page = await openFeedback({
      MealNames: () => (back ? { data: { mealNames: ['Bean soup'] } } : new TypeError('Failed to fetch')),
      RaffleStatus: () => (back ? standing() : new TypeError('Failed to fetch')),
    })
    expect(await screen.findByText(/The meals could not be loaded\./)).toBeInTheDocument()
    expect(await screen.findByText('How you stand could not be looked up.')).toBeInTheDocument()
    back = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('1 of 2 plans made this month, feedback given')).toBeInTheDocument()
    await pick(page, 1, 'Bean soup')
    expect(screen.queryByText(/The meals could not be loaded\./)).not.toBeInTheDocument()
  })

  it('sends a card only with a meal and with words', async () => {
    const page = await openFeedback()
    await page.user.click(button('Add another meal'))
    await page.user.click(button('Add another meal'))
    await pick(page, 1, 'Bean soup')
    await page.user.type(box('Your recommendation for meal 2'), 'No meal chosen')
    expect(screen.getByText('Choose the meal as well, so that this is sent.')).toBeInTheDocument()
    await pick(page, 3, 'Mapo tofu')
    await page.user.type(box('Your recommendation for meal 3'), '  More pepper ')
    await page.user.click(button(SUBMIT))
    await settle()
    expect(sent(page)[0]?.mealAdjustments).toEqual([{ meal: 'Mapo tofu', recommendation: 'More pepper' }])
  })
})

describe('sending', () => {
  it('sends everything, says so and stays sent', async () => {
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

  it('says that it failed, loses nothing and sends the same again under the same id', async () => {
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

  it('only fails when there were too many calls: nobody is logged out', async () => {
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
    expect(box('What do you wish it could do?')).toHaveAccessibleDescription(expect.stringContaining('Use at most 50 words.'))
    expect(box('What do you wish it could do?')).toHaveFocus()
    expect(within(screen.getByRole('group', { name: 'Recommendation 2' })).getByText('There is no meal of this name.')).toBeInTheDocument()
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

  it('begins anew when it is damaged', async () => {
    localStorage.setItem('feedbackDraft', JSON.stringify({ owner: 'ann', draft: { answers: { a: 'yes' }, index: 1 } }))
    await openFeedback()
    expect(screen.getByText('Question 1 of 5')).toBeInTheDocument()
  })
})
