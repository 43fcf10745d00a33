import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { Text } from '../ui/Text'
import { FigureSources } from './FigureSources'
import { HighSodium } from './HighSodium'
import { messages } from './messages'
import { formatFigure, NUTRIENTS } from './nutrients'
import type { MealInstructionsFragment, NutritionPerServeFragment } from './operations.generated'

export interface NutritionCardProps {
  nutrition: NutritionPerServeFragment
  ingredients: MealInstructionsFragment['ingredients']
}

/** Nutrition of one serve in the order of an Australian label, or the ingredients without figures (docs/product.md COOK-20). */
export function NutritionCard({ nutrition: { perServe, unknown, isHighInSodium }, ingredients }: NutritionCardProps) {
  return (
    <Card title={messages.nutrition}>
      {perServe ? (
        <Root>
          {NUTRIENTS.map(({ key, part }) => (
            <div key={key} data-part={part}>
              <dt>
                {messages.nutrient[key]}
                {key === 'sodium' && isHighInSodium ? <HighSodium /> : null}
              </dt>
              <dd>
                <bdi>{formatFigure(key, perServe[key])}</bdi>
              </dd>
            </div>
          ))}
        </Root>
      ) : (
        <Text $muted>{messages.unknownNutrition({ names: unknown })}</Text>
      )}
      <FigureSources ingredients={ingredients} />
    </Card>
  )
}

const Root = styled.dl`
  ${tabular}

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[2]};
    border-top: ${line.hairline} solid ${color.border};
  }

  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  & > div:first-child {
    border-top: 0;
    font-weight: ${weight.strong};
  }

  & > [data-part] {
    padding-inline-start: ${space[4]};
    color: ${color.textMuted};
  }

  ${media.print} {
    break-inside: avoid;

    & > div {
      padding-block: 0;
    }
  }
`
