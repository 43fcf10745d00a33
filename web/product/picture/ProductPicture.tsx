import styled from 'styled-components'
import { color } from '../../styles/themes'
import { depth, family, line, radius, size, space, weight } from '../../styles/tokens'
import { AreaPicture } from '../../ui/AreaPicture'
import { CategoryMark } from '../../ui/CategoryMark'
import { MealPlate } from '../../ui/MealPlate'
import { messages } from './messages'
import { comes, finds, isRead } from './motions'
import type { ProductFacts } from './productFacts'

const PLATE = 48

/**
 * The product as it is: a plan that fills itself, a list that sorts itself, a step that is read. It moves once, for less than
 * five seconds, and stands still for those who prefer that (docs/product.md UI-19).
 */
export function ProductPicture({ facts: { plan, list, cooked } }: { facts: ProductFacts }) {
  return (
    <Frame role="img" aria-label={messages.picture}>
      <Table>
        <Sheet $part="plan" inert>
          <Title>{messages.plan}</Title>
          {plan.map(({ category, name, minutes, plate }, index) => (
            <div key={name}>
              {plan[index - 1]?.category !== category && (
                <Category>
                  <CategoryMark category={category} />
                  {messages.category[category]}
                </Category>
              )}
              <Row $at={index} $isSecond={plan[index - 1]?.category === category}>
                <MealPlate src={plate} alt="" size={PLATE} shape="round" eager />
                <span>
                  <Name>{name}</Name>
                  <Note>{messages.minutes({ minutes })}</Note>
                </span>
              </Row>
            </div>
          ))}
        </Sheet>
        <Sheet $part="list" inert>
          <Title>{messages.list}</Title>
          {list.map(({ area, lines }, index) => (
            <div key={area}>
              <Category>
                <AreaPicture area={area} size="tiny" />
                <Area>{area}</Area>
              </Category>
              {lines.map((text, at) => (
                <Line key={text} $from={SHUFFLED[(2 * index + at) % SHUFFLED.length] ?? 0}>
                  <Box />
                  {text}
                </Line>
              ))}
            </div>
          ))}
        </Sheet>
        <Sheet $part="step" inert>
          <Note>
            {cooked.name} · {messages.step(cooked)}
          </Note>
          <Step>
            <span>{cooked.text}</span>
          </Step>
        </Sheet>
      </Table>
    </Frame>
  )
}

/** How many places off each line of the list begins. */
const SHUFFLED = [3, -1, 2, -2, 1, -3]

/* As wide as it is given, not as the window: beside a form it has half of it. */
const Frame = styled.div`
  container-type: inline-size;
`

const ROOMY = '@container (min-width: 34rem)'
const CRAMPED = '@container (max-width: 33.99rem)'

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: center;
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.accentSoft};

  ${ROOMY} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    grid-template-rows: auto 1fr;
    padding: ${space[6]};
  }
`

const Sheet = styled.div<{ $part: 'plan' | 'list' | 'step' }>`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${depth.medium};
  user-select: none;

  @media (forced-colors: active) {
    border: ${line.hairline} solid CanvasText;
  }

  ${ROOMY} {
    grid-row: ${({ $part }) => ($part === 'plan' ? '1 / span 2' : 'auto')};
  }
`

const Title = styled.p`
  font-family: ${family.heading};
  font-size: ${size.title};
  font-weight: ${weight.strong};
`

const Category = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-block: ${space[3]} ${space[1]};
  font-size: ${size.small};
  font-weight: ${weight.strong};
  color: ${color.textMuted};
`

const Area = styled.span`
  &::first-letter {
    text-transform: uppercase;
  }

  display: inline-block;
`

const Row = styled.div<{ $at: number; $isSecond: boolean }>`
  ${comes}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};

  /* Where there is little space, one of each category: what follows is near. */
  ${CRAMPED} {
    display: ${({ $isSecond }) => ($isSecond ? 'none' : 'flex')};
  }
`

const Name = styled.span`
  display: block;
  font-family: ${family.heading};
  font-weight: ${weight.strong};
  line-height: 1.25;
`

const Note = styled.span`
  font-size: ${size.tiny};
  color: ${color.textMuted};
`

const Line = styled.div<{ $from: number }>`
  ${finds}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${space[8]};
  font-size: ${size.small};
`

const Box = styled.span`
  flex: none;
  width: ${space[5]};
  aspect-ratio: 1;
  border: ${space.half} solid ${color.borderStrong};
  border-radius: ${radius.small};
`

const Step = styled.p`
  margin-block-start: ${space[2]};
  line-height: 1.6;

  & > span {
    ${isRead}
  }
`
