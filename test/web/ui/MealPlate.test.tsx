import { fireEvent, render } from '@testing-library/react'
import { MealPlate } from '../../../web/ui/MealPlate'

const PLATE = '/plates/dal.0123456789012345678901.svg'
const shown = (src?: string | null) => {
  const { container } = render(<MealPlate src={src} alt="" size={48} />)
  return container.querySelector('img')
}

it('shows a plate of this server in a place of fixed size, fetched when it comes into view', () => {
  const image = shown(PLATE)
  expect(image?.getAttribute('src')).toBe(PLATE)
  expect([image?.getAttribute('loading'), image?.getAttribute('decoding'), image?.width, image?.height]).toEqual([
    'lazy',
    'async',
    48,
    48,
  ])
  expect(shown(`https://meals.example${PLATE}`)?.getAttribute('src')).toBe(PLATE)
})

it('shows an empty plate where there is none, and where it cannot be fetched', () => {
  expect([shown(null), shown(''), shown('javascript:alert(1)'), shown('https://else.example/a.svg')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  const { container } = render(<MealPlate src={PLATE} alt="Dal" size={48} />)
  fireEvent.error(container.querySelector('img') as Element)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Dal')
})
