import type { Dispatch, SetStateAction } from 'react'
import { LIMITS } from '../../schema/limits'
import { Card } from '../ui/Card'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import { nameProblem, type DishForm, type Problems } from './dishForm'
import { calledBy } from './formLines'
import { FieldGrid, WideField } from './FieldGrid'
import { messages } from './messages'
import { MoreAbout } from './MoreAbout'
import type { MealCategory } from '../apollo/schemaTypes.generated'
import { TagChoice } from './TagChoice'

export interface AboutCardProps {
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
  problems: Problems
  tagChoices: readonly string[]
}

const MAKES_UNITS = ['g', 'kg', 'ml', 'l'].map((unit) => ({ value: unit, label: unit }))

const CATEGORIES: readonly MealCategory[] = ['BREAKFAST', 'LUNCH', 'DINNER']

/** The dish's name, when it is eaten, how long it takes and what describes it. */
export function AboutCard({ form, setForm, problems, tagChoices }: AboutCardProps) {
  const change = (part: Partial<DishForm>) => setForm((now) => ({ ...now, ...part }))
  const mains = form.lines.map((line) => ({ value: line.key, label: calledBy(line) }))
  return (
    <Card title={messages.about} mark={<Picture name="pot-of-food" />}>
      <TextField
        label={messages.name}
        autoComplete="off"
        maxLength={LIMITS.dishNameLength}
        value={form.name}
        onChange={(name) => change({ name })}
        error={problems.name ?? nameProblem(form.name)}
      />
      <FieldGrid>
        <TextField
          label={messages.serves}
          inputMode="numeric"
          autoComplete="off"
          value={form.serves}
          onChange={(serves) => change({ serves })}
          error={problems.serves}
          hint={form.yields === null ? messages.servesHint : messages.howManyServes({ yields: form.yields })}
        />
        <TextField
          label={messages.minutesLabel}
          inputMode="numeric"
          autoComplete="off"
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
          error={problems.minutes}
        />
        <TextField
          label={messages.makes}
          inputMode="decimal"
          autoComplete="off"
          value={form.makes}
          onChange={(makes) => change({ makes })}
          error={problems.yield ?? problems['yield.amount'] ?? problems['yield.unit']}
          hint={messages.makesHint}
        />
        <Select
          label={messages.makesUnit}
          options={MAKES_UNITS}
          value={form.makesUnit}
          onChange={(makesUnit) => change({ makesUnit })}
        />
        <WideField>
          <Select
            label={messages.mainIngredient}
            options={mains}
            value={mains.some(({ value }) => value === form.mainKey) ? form.mainKey : null}
            onChange={(mainKey) => change({ mainKey })}
            placeholder={messages.mainPlaceholder}
            disabled={mains.length === 0}
            error={problems.mainLine}
            hint={messages.mainHint}
          />
        </WideField>
      </FieldGrid>
      <CheckboxGroup
        label={messages.categories}
        options={CATEGORIES.map((value) => ({ value, label: messages.category[value] }))}
        value={form.categories}
        onChange={(chosen) => change({ categories: chosen as MealCategory[] })}
        error={problems.categories}
      />
      {tagChoices.length === 0 ? null : (
        <TagChoice
          choices={tagChoices}
          value={form.tags}
          onChange={(chosen) => change({ tags: chosen })}
          error={problems.tags}
        />
      )}
      <MoreAbout form={form} setForm={setForm} problems={problems} />
    </Card>
  )
}
