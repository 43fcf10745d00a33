import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { found, show } from './openInstructions'
// What comes later is there at once.
import '../../../web/cooking/parts/DishPhotos'
import '../../../web/cooking/parts/PhotoDialog'

describe('photos of an own dish', () => {
  const photos = ['one', 'two', 'three'].map((id) => ({ __typename: 'DishPhoto', id }))
  const large = () => within(screen.getByRole('dialog')).getByRole('img')

  it('are enlarged by a press, one at a time, by buttons and keys (DISH-50)', async () => {
    const user = show([found({ photos, plate: '/plates/one-400.webp' })])
    await user.click(await screen.findByRole('button', { name: 'Show photo 1 of 3 large' }))
    expect(await screen.findByRole('dialog', { name: 'Beef pho' })).toBeInTheDocument()
    expect(large()).toHaveAttribute('src', '/plates/one-1280.webp')
    expect(screen.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('button', { name: 'Next photo' }))
    expect(large()).toHaveAccessibleName('Beef pho, photo 2 of 3')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(large()).toHaveAttribute('src', '/plates/three-1280.webp')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(large()).toHaveAttribute('src', '/plates/one-1280.webp')
    // One that is missing holds up no other (DISH-51).
    fireEvent.error(large())
    expect(screen.getByText('This photo can’t be shown just now.')).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(large()).toHaveAttribute('src', '/plates/two-1280.webp')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are all in the line below where something is swapped, with a word about it (DISH-50)', async () => {
    show([found({ photos: photos.slice(0, 1), plate: '/plates/beef-pho.0123456789012345678901.svg' })])
    const line = within(await screen.findByRole('list', { name: 'Photos' }))
    expect(line.getByRole('button', { name: 'Show the photo large' })).toBeInTheDocument()
    expect(screen.getByText('Photos show the dish without swaps.')).toBeInTheDocument()
  })
})
