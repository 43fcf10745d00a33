import type { Dispatch, SetStateAction } from 'react'
import { LIMITS } from '../../schema/limits'
import { Card } from '../ui/Card'
import { CheckboxGroup } from '../ui/CheckboxGroup'
import { Picture } from '../ui/Picture'
import { Select } from '../ui/Select'
import { TextField } from '../ui/TextField'
import type { DishForm, Problems } from './dishForm'
import { FieldGrid, WideField } from './FieldGrid'
import { categoryNames } from './messages'
import type { MealCategory } from './operations.generated'
import { TagChoice } from './TagChoice'

/** Props of `AboutCard`. */
export interface AboutCardProps {
  form: DishForm
  setForm: Dispatch<SetStateAction<DishForm>>
  problems: Problems
  tagChoices: readonly string[]
}

const categories = Object.entries(categoryNames).map(([value, label]) => ({ value, label }))

/** The dish's name, when it is eaten, how long it takes and what describes it. */
export function AboutCard({ form, setForm, problems, tagChoices }: AboutCardProps) {
  const change = (part: Partial<DishForm>) => setForm((now) => ({ ...now, ...part }))
  const mains = form.lines.map(({ key, ingredient, name }) => ({ value: key, label: ingredient?.name ?? name }))
  return (
    <Card title="About the dish" mark={<Picture name="pot-of-food" />}>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={LIMITS.dishNameLength}
        value={form.name}
        onChange={(name) => change({ name })}
        error={problems.name}
      />
      <FieldGrid>
        <TextField
          label="The recipe serves"
          inputMode="numeric"
          autoComplete="off"
          value={form.serves}
          onChange={(serves) => change({ serves })}
          error={problems.serves}
          hint="The amounts below are for this many."
        />
        <TextField
          label="Minutes to the table"
          inputMode="numeric"
          autoComplete="off"
          value={form.minutes}
          onChange={(minutes) => change({ minutes })}
          error={problems.minutes}
        />
        <WideField>
          <Select
            label="Main ingredient"
            options={mains}
            value={mains.some(({ value }) => value === form.mainKey) ? form.mainKey : null}
            onChange={(mainKey) => change({ mainKey })}
            placeholder="Add an ingredient first"
            disabled={mains.length === 0}
            error={problems.mainLine}
            hint="It gives the dish its picture and its place in pickers."
          />
        </WideField>
      </FieldGrid>
      <CheckboxGroup
        label="When is it eaten?"
        options={categories}
        value={form.categories}
        onChange={(chosen) => change({ categories: chosen as MealCategory[] })}
        error={problems.categories}
      />
      {tagChoices.length === 0 ? null : (
        <TagChoice choices={tagChoices} value={form.tags} onChange={(chosen) => change({ tags: chosen })} error={problems.tags} />
      )}
      <TextField
        label="Where it is from"
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={form.urlDetails}
        onChange={(urlDetails) => change({ urlDetails })}
        error={problems.urlDetails}
        hint="A page to go back to, if there is one."
      />
    </Card>
  )
}
