import { defineMessages } from '../../schema/text/defineMessages'

/** Texts of the REST answers that the operations behind them do not give. */
export const messages = defineMessages({
  confirmed: 'Your email has been confirmed successfully!',
  passwordReset: 'Your password has been reset successfully!',
  feedbackSubmitted: 'Feedback submitted successfully!',
  nothingHere: 'There is nothing here.',
  noSuchCall: 'There is no such call.',
  noSuchCategory: 'There is no such category.',
  noSuchEventType: 'There is no such event type.',
  noSuchField: 'There is no such field.',
  malformed: 'The body is malformed.',
  notJson: 'The body must be application/json.',
  doesNotSuit: ({ meal, reasons }: { meal: string; reasons: readonly string[] }) =>
    `${meal} does not suit your settings: ${reasons.join('; ')}.`,
  expected: {
    boolean: 'true or false is expected.',
    booleanOrNull: 'true, false or null is expected.',
    category: 'A category of settings and meal_list is expected.',
    categories: 'Three categories are expected.',
    labels: 'A map of labels to values is expected.',
    list: 'A list is expected.',
    numMeals: 'num_meals is expected, a whole number.',
    object: 'An object is expected.',
    plan: 'A plan is expected.',
    requirement: 'A requirement is expected.',
    settings: 'A map of choices to settings is expected.',
    tagSetting: 'A tag and its setting are expected.',
    text: 'A text is expected.',
    texts: 'A list of texts is expected.',
    time: 'Milliseconds since 1970 or an ISO date since then is expected.',
    whole: 'A whole number of at most 32 bits is expected.',
  },
})
