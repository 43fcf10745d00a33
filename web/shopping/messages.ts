/** What Shop says; word for word from the specification's sections 5 and 8 where it gives the words. */
export const messages = {
  noServes: 'A meal in your mealplan has no serves!',
  failed: 'Shopping List Generation Failed. Please check your meal plan',
  copied: 'Copied Shopping List to Clipboard',
  copyFailed: 'Could Not Copy Shopping List',

  shareFailed: 'Could not share the list. Copy it instead.',
  unticked: 'Nothing is ticked any more',
  left: (left: number, all: number) => (left === 0 ? 'All done' : `${left} of ${all} left`),
  kept: (when: string) => `This is your list of ${when}, as it was kept on this device.`,
  keptForOtherPlan: (when: string) => `This is your list of ${when}. Your plan has changed since, so it may not match.`,
} as const
