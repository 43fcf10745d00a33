import styled from 'styled-components'
import { color } from '../styles/themes'
import { line, media, radius, size, space, weight } from '../styles/tokens'
import { HELD_DATA } from './heldData'
import { messages } from './messages'

/** What is held, why and for how long: a line each, which reads as well on a phone as a table would not. */
export function HeldDataList() {
  return (
    <Root role="list">
      {HELD_DATA.map(({ what, why, howLong }) => (
        <li key={what}>
          <strong>{what}</strong>
          <dl>
            <div>
              <dt>{messages.why}</dt>
              <dd>{why}.</dd>
            </div>
            <div>
              <dt>{messages.howLong}</dt>
              <dd>{howLong}.</dd>
            </div>
          </dl>
        </li>
      ))}
    </Root>
  )
}

const Root = styled.ul`
  && {
    gap: ${space[3]};
    padding: 0;
  }

  & > li {
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
    padding: ${space[4]};
    border: ${line.hairline} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
  }

  strong {
    font-weight: ${weight.medium};
  }

  dl {
    display: grid;
    gap: ${space[2]} ${space[6]};
    font-size: ${size.small};

    ${media.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  dt {
    font-weight: ${weight.strong};
    color: ${color.textMuted};
  }
`
