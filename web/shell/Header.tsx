import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { focusable, screenOnly } from '../styles/mixins'
import { color } from '../styles/themes'
import { family, gutter, measure, radius, size, space, target, weight } from '../styles/tokens'
import { Logo } from './Logo'
import { productConfig } from '../product/productConfig'
import { ThemeSwitch } from './ThemeSwitch'

/** The header of every page: the logo, which goes to '/', and the theme switch (docs/product.md UI-4, UI-5). */
export function Header() {
  const { productName } = productConfig()
  return (
    <Root>
      <Inner>
        <Home to="/">
          <Logo />
          {productName}
        </Home>
        <ThemeSwitch />
      </Inner>
    </Root>
  )
}

const Root = styled.header`
  ${screenOnly}
  background: ${color.surface};
`

/* With large text the theme switch goes below the name instead of out of the window. */
const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  max-width: calc(${measure.page} + 2 * ${gutter});
  margin-inline: auto;
  padding: ${space[3]} ${gutter};
`

const Home = styled(Link)`
  ${focusable}
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 100%;
  min-height: ${target};
  border-radius: ${radius.medium};
  color: ${color.text};
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  letter-spacing: -0.015em;
  line-height: 1.15;
  text-decoration: none;
`
