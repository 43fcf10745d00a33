import styled from 'styled-components'
import { tabular } from '../styles/mixins'
import { color } from '../styles/themes'
import { line, media, space, weight } from '../styles/tokens'
import { Card } from '../ui/Card'
import { Text } from '../ui/Text'
import type { MealInstructions } from './InstructionsView'
import { messages } from './messages'

const rows = [
  { key: 'energy', label: 'Energy', unit: 'kJ', decimals: 0 },
  { key: 'protein', label: 'Protein', unit: 'g', decimals: 1 },
  { key: 'fat', label: 'Fat, total', unit: 'g', decimals: 1 },
  { key: 'saturatedFat', label: 'Saturated', unit: 'g', decimals: 1, part: true },
  { key: 'carbohydrate', label: 'Carbohydrate', unit: 'g', decimals: 1 },
  { key: 'sugars', label: 'Sugars', unit: 'g', decimals: 1, part: true },
  { key: 'fibre', label: 'Dietary fibre', unit: 'g', decimals: 1 },
  { key: 'sodium', label: 'Sodium', unit: 'mg', decimals: 0 },
] as const

/** Nutrition of one serve, in the order of an Australian label; or whose figures are missing. */
export function NutritionCard({ nutrition: { perServe, unknown } }: Pick<MealInstructions, 'nutrition'>) {
  return (
    <Card title="Nutrition per serve">
      {perServe ? (
        <Root>
          {rows.map(({ key, label, unit, decimals, ...row }) => (
            <div key={key} data-part={'part' in row || undefined}>
              <dt>{label}</dt>
              <dd>
                {perServe[key].toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })} {unit}
              </dd>
            </div>
          ))}
        </Root>
      ) : (
        <Text $muted>{messages.unknownNutrition(unknown)}</Text>
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
