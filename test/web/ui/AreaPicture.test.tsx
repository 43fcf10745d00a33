import { render } from '@testing-library/react'
import { AreaPicture } from '../../../web/ui/AreaPicture'

it.each([
  ['bakery', '/pictures/bread.svg'],
  ['an area of a later release', '/pictures/basket.svg'],
  ['constructor', '/pictures/basket.svg'],
])('the area %s has the picture %s', (area, address) => {
  const { container } = render(<AreaPicture area={area} />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe(address)
})
