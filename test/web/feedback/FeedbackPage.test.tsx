import { defaultProductConfig, presetProductConfig } from '../../../web/product/productConfig'
import { act, screen, waitFor } from '@testing-library/react'
import { settle } from '../accounts/openPage'
import { openFeedback, pick, sent, standing } from './openFeedback'

const SUBMIT = 'Submit Feedback & Enter Raffle'
const button = (name: string) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the raffle banner', () => {
  it('names the prize, the month and how the person stands', async () => {
    await openFeedback()
    expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 2, name: 'Win a 30 AUD gift card!' })).toBeInTheDocument()
    expect(
      screen.getByText(/generate a meal plan twice in May to enter\. One winner is announced at the end of May\./),
    ).toBeInTheDocument()
    expect(screen.getByText('1 of 2 plans made this month, feedback given')).toBeInTheDocument()
  })

  it('is not there without a raffle, and nothing else speaks of one (RAF-8)', async () => {
    presetProductConfig({ ...defaultProductConfig, raffle: false })
    await openFeedback()
    expect(screen.getByRole('button', { name: 'Submit Feedback' })).toBeEnabled()
    expect(document.body).not.toHaveTextContent(/raffle|gift card/i)
    presetProductConfig(defaultProductConfig)
  })

  it('says who takes part', async () => {
    await openFeedback({ RaffleStatus: standing({ plansGenerated: 7, eligible: true }) })
    expect(screen.getByText('2 of 2 plans made this month, feedback given')).toBeInTheDocument()
    expect(screen.getByText("You're in this month's draw.")).toBeInTheDocument()
  })

  it('works out the month in Sydney when the standing cannot be fetched', async () => {
    await openFeedback({ RaffleStatus: new TypeError('Failed to fetch') })
    const month = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'Australia/Sydney' }).format(Date.now())
    expect(screen.getByText(new RegExp(`at the end of ${month}`))).toBeInTheDocument()
    expect(await screen.findByText('Could not check your entry in the draw.')).toBeInTheDocument()
    expect(button('Try again')).toBeInTheDocument()
  })
})

describe('the boxes', () => {
  it.each([
    ['Which stores should we support?', 10],
    ['How does it benefit you?', 50],
    ['What do you wish it could do?', 50],
    ['General feedback', 100],
  ])('%s refuses more than %i words', async (name, limit) => {
    const { user } = await openFeedback()
    await user.click(box(name))
    await user.paste('word '.repeat(limit))
    const counter = screen.getByText(`${limit} / ${limit} words`)
    expect(counter).toHaveAttribute('data-full')
    await user.paste('more')
    expect(box(name)).toHaveValue('word '.repeat(limit))
  })
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
      MealNames: () =>
        ++tries <= 1 ? { status: 500, code: 'INTERNAL_SERVER_ERROR' } : { data: { mealNames: ['Bean soup'] } },
    })
    expect(screen.getByText(/Could not load the meals\./)).toBeInTheDocument()
    await page.user.click(button('Try again'))
    await waitFor(() => expect(screen.queryByText(/Could not load the meals\./)).not.toBeInTheDocument())
  })

  it('loads what failed when the network is back', async () => {
    let back = false
    const page = await openFeedback({
      MealNames: () => (back ? { data: { mealNames: ['Bean soup'] } } : new TypeError('Failed to fetch')),
      RaffleStatus: () => (back ? standing() : new TypeError('Failed to fetch')),
    })
    expect(await screen.findByText(/Could not load the meals\./)).toBeInTheDocument()
    expect(await screen.findByText('Could not check your entry in the draw.')).toBeInTheDocument()
    back = true
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('1 of 2 plans made this month, feedback given')).toBeInTheDocument()
    await pick(page, 1, 'Bean soup')
    expect(screen.queryByText(/Could not load the meals\./)).not.toBeInTheDocument()
  })

  it('sends a card only with a meal and with words', async () => {
    const page = await openFeedback()
    await page.user.click(button('Add another meal'))
    await page.user.click(button('Add another meal'))
    await pick(page, 1, 'Bean soup')
    await page.user.type(box('Your recommendation for meal 2'), 'No meal chosen')
    expect(screen.getByText('Choose the meal as well, so that this can be sent.')).toBeInTheDocument()
    await pick(page, 3, 'Mapo tofu')
    await page.user.type(box('Your recommendation for meal 3'), '  More pepper ')
    await page.user.click(button(SUBMIT))
    await settle()
    expect(sent(page)[0]?.mealAdjustments).toEqual([{ meal: 'Mapo tofu', recommendation: 'More pepper' }])
  })
})
