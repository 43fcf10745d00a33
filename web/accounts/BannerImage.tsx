import styled from 'styled-components'
import { productConfig } from '../product/productConfig'
import { color } from '../styles/themes'
import { media, radius } from '../styles/tokens'
import { pictureUrl } from '../ui/pictureNames'
import { messages } from './messages'

/** The illustrations: position of the centre and size in percent of the table, rotation in degrees. */
const DISHES = [
  { name: 'pot-of-food', x: 50, y: 50, size: 34, turn: 0 },
  { name: 'green-salad', x: 22, y: 26, size: 22, turn: -8 },
  { name: 'steaming-bowl', x: 78, y: 25, size: 22, turn: 6 },
  { name: 'shallow-pan-of-food', x: 21, y: 72, size: 23, turn: 8 },
  { name: 'bento-box', x: 79, y: 74, size: 22, turn: -6 },
  { name: 'bread', x: 50, y: 14, size: 16, turn: 10 },
  { name: 'cheese-wedge', x: 50, y: 86, size: 16, turn: -6 },
  { name: 'leafy-green', x: 10, y: 49, size: 13, turn: -20 },
  { name: 'herb', x: 90, y: 50, size: 12, turn: 18 },
  { name: 'jar', x: 34, y: 90, size: 10, turn: -10 },
  { name: 'cup-with-straw', x: 67, y: 9, size: 11, turn: 8 },
  { name: 'cooking', x: 33, y: 9, size: 11, turn: -12 },
  { name: 'canned-food', x: 67, y: 90, size: 10, turn: 8 },
] as const

/** A laid table, shown only when the page is wider than 1000 pixels (docs/product.md ACC-2). */
export function BannerImage() {
  return (
    <Table role="img" aria-label={messages.banner(productConfig())}>
      {DISHES.map(({ name, x, y, size, turn }) => (
        <Dish
          key={name}
          src={pictureUrl(name)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ left: `${x}%`, top: `${y}%`, width: `${size}%`, rotate: `${turn}deg` }}
        />
      ))}
    </Table>
  )
}

const Table = styled.div`
  display: none;

  ${media.beyondNarrow} {
    display: block;
    position: relative;
    justify-self: center;
    width: 100%;
    max-width: 44rem;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: ${radius.large};
    background: radial-gradient(
      circle at 50% 50%,
      ${color.surfaceRaised} 0 30%,
      ${color.plate} 30.2% 46%,
      ${color.accentSoft} 46.2%
    );
  }
`

const Dish = styled.img`
  position: absolute;
  aspect-ratio: 1;
  translate: -50% -50%;
`
