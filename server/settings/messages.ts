import { LIMITS } from '../../schema/limits'
import { defineMessages } from '../../schema/text/defineMessages'

/** What is wrong with answers to the settings forms. Labels and choices are quoted as the forms show them. */
export const messages = defineMessages({
  formLabel: { DIETARY: 'Dietary', TAGS: 'Tags' },
  tooManyAnswers: 'Send at most one answer for each field.',
  unnamed: ({ key }: { key: string }) => `Name the field by ${key}.`,
  oneChoice: ({ label }: { label: string }) => `${label} takes one choice.`,
  noSuchField: ({ label }: { label: string }) => `This form has no field ${label}.`,
  answeredTwice: ({ label }: { label: string }) => `${label} is answered twice.`,
  answeredIn: ({ label, part }: { label: string; part: string }) => `${label} is answered in ${part}.`,
  nulCharacter: 'Leave out the NUL character.',
  setTwice: ({ choice }: { choice: string }) => `${choice} is set twice.`,
  noSuchChoice: ({ choice }: { choice: string }) => `${choice} is not one of the choices.`,
  tooManyChoices: 'Set each choice at most once.',
  notYourAnswers: 'You are not allowed to change the settings of this member.',
  requirementsHelp:
    'Strict: only meals that suit as they are. Adapt: also meals that suit after ingredients are swapped.',
  tagsHelp: 'More and Less change how often such meals are proposed. Never leaves them out.',
  preferredStoreHelp: 'Shopping lists link to products of this store where links are known.',
  neverEatenHelp: 'Separate them by commas, such as: mushrooms, coriander. A group such as seafood works too.',
  longText: () => `Use at most ${LIMITS.neverEatenLength} characters.`,
  manyWords: () => `Name at most ${LIMITS.neverEatenWords} ingredients.`,
})
