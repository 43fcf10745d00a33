/** Who wrote a file of schema.org data that was exported here, as its `sdPublisher`: what it says of the person is the person's own. */
export const OWN_MARK = 'Mealwright'
