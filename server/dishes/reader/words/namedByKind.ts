/**
 * Ingredients that are named by their kind alone, or made of what is listed: without an amount a method means what is listed
 * already (`add the vegetables`), and a line is the heading over the next ones (`Dressing`).
 */
export const NAMED_BY_KIND: ReadonlySet<string> = new Set(
  `assorted-noodle assorted-meat assorted-vegetable assorted-fruit assorted-seasoning assorted-salad-dressing assorted-gravy
  assorted-curry-paste leafy-green bread-dough condensed-soup corn-bread peanut-sauce balsamic-glaze vanilla-frosting
  chocolate-frosting assorted-shortening assorted-jelly assorted-pudding-mix assorted-frosting assorted-cake assorted-biscuit assorted-pie-filling cookie-dough
  assorted-baking-mix assorted-ice-cream assorted-cereal assorted-candy waffle hollandaise cheese-sauce meat-drippings soup-bone
  poultry-giblet fruit-puree flavoured-syrup infused-oil assorted-frozen-chips sofrito`.split(/\s+/),
)
