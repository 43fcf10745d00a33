import { Dices, Replace, Save, FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { CategoryMark } from '../ui/CategoryMark'
import { CountSelect } from '../ui/CountSelect'
import { GroupedPicker } from '../ui/GroupedPicker'
import { IconButton } from '../ui/IconButton'
import { PopoverChip } from '../ui/PopoverChip'
import { Columns, Row, Stack } from '../ui/Stack'
import { mealGroups } from './samples'

const categories = [
  { name: 'Breakfast', mark: 'breakfast', meals: ['porridge-0', 'egg-1', null] },
  { name: 'Lunch', mark: 'lunch', meals: ['avocado-2', 'tomato-3'] },
  { name: 'Dinner', mark: 'dinner', meals: ['chicken-0', 'broccoli-7', 'mushroom-4'] },
] as const

/** How the parts make a planner. */
export function PlannerSection() {
  return (
    <Stack $gap={5}>
      <Row $justify="space-between">
        <Button variant="primary" icon={<Dices aria-hidden="true" />}>
          Randomize All
        </Button>
        <Row>
          <Button icon={<Save aria-hidden="true" />}>Save</Button>
          <Button icon={<FolderOpen aria-hidden="true" />}>Load</Button>
        </Row>
      </Row>
      <Columns $count={3} $gap={5}>
        {categories.map((category) => (
          <Card
            key={category.name}
            title={category.name}
            mark={<CategoryMark category={category.mark} />}
            aside={<IconButton label={`Randomize ${category.name}`} icon={<Dices />} variant="accent" />}
          >
            <Row $gap={4}>
              <CountSelect label="Meals" value={category.meals.length} onChange={() => undefined} />
              <CountSelect label="Serves each" value={2} onChange={() => undefined} />
            </Row>
            <Stack $gap={3}>
              {category.meals.map((meal, index) => (
                <MealRow key={index} category={category.name} index={index + 1} meal={meal} />
              ))}
            </Stack>
          </Card>
        ))}
      </Columns>
    </Stack>
  )
}

function MealRow({ category, index, meal }: { category: string; index: number; meal: string | null }) {
  const [picked, pick] = useState<string | null>(meal)
  const [serves, setServes] = useState(2)
  const name = `${category} ${index}`
  return (
    <Stack $gap={1}>
      <Row $nowrap $gap={1}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <GroupedPicker
            label={name}
            hideLabel
            groups={mealGroups}
            value={picked}
            onChange={pick}
            placeholder="Pick a meal"
            searchLabel="Search meals"
            look="bare"
          />
        </div>
        <CountSelect label={`Serves of ${name}`} hideLabel value={serves} onChange={setServes} />
        <IconButton label={`Randomize ${name}`} icon={<Dices />} />
      </Row>
      {index === 1 ? (
        <div>
          <PopoverChip label="2 swaps" title="Adapted for you" icon={<Replace aria-hidden="true" />}>
            <p>Milk becomes oat milk, because you avoid dairy.</p>
            <p>Honey becomes maple syrup, because you eat vegan.</p>
          </PopoverChip>
        </div>
      ) : null}
    </Stack>
  )
}
