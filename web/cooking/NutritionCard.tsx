import styled from 'styled-components'
import { formatNumber } from '../../schema/text/format'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { Text } from '../ui/Text'
import { messages } from './messages'
import type { NutritionPerServeFragment } from './operations.generated'

const rows = [
  { key: 'energy', unit: 'kJ', decimals: 0 },
  { key: 'protein', unit: 'g', decimals: 1 },
  { key: 'fat', unit: 'g', decimals: 1 },
  { key: 'saturatedFat', unit: 'g', decimals: 1, part: true },
  { key: 'carbohydrate', unit: 'g', decimals: 1 },
  { key: 'sugars', unit: 'g', decimals: 1, part: true },
  { key: 'fibre', unit: 'g', decimals: 1 },
  { key: 'sodium', unit: 'mg', decimals: 0 },
] as const

const NO_BREAK_SPACE = '\u00a0'

/** Nutrition of one serve in the order of an Australian label, or the ingredients without figures (docs/product.md COOK-20). */
export function NutritionCard({ nutrition: { perServe, unknown } }: { nutrition: NutritionPerServeFragment }) {
  return (
    <Card title={messages.nutrition}>
      {perServe ? (
        <Root>
          {rows.map(({ key, unit, decimals, ...row }) => (
            <div key={key} data-part={'part' in row || undefined}>
              <dt>{messages.nutrient[key]}</dt>
              <dd>
                <bdi>
                  {formatNumber(perServe[key], { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}
                  {NO_BREAK_SPACE}
                  {unit}
                </bdi>
              </dd>
            </div>
          ))}
        </Root>
      ) : (
        <Text $muted>{messages.unknownNutrition({ names: unknown })}</Text>
      )}
    </Card>
  )
}

const Root = styled.dl`
  ${tabular}

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[2]};
    border-top: ${line.hairline} solid ${color.border};
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
