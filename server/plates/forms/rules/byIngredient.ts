import type { Form } from '../Form'
import type { Clues, Rule } from './Clues'

const form = (name: string, more: Omit<Form, 'name'> = {}): Form => ({ name, ...more })
const main = (hero: Form['hero'], more: Omit<Form, 'name' | 'hero'> = {}): Form => ({
  name: 'main',
  ...(hero ? { hero } : {}),
  ...more,
})
const onGrain = ({ hasGrain }: Clues): Form => form(hasGrain ? 'currysplit' : 'stew', { isSauce: true })

const CURRY =
  /curry|dal\b|masala|korma|rogan|rendang|keema|butter chicken|stroganoff|tikka|saag|vindaloo|chilli with|beans? (chilli|and|in)|chilli\b|tagine|moqueca|saganaki|jerk|gravy|barbacoa|githeri|adobo|sayur|thoran|thai basil|yassa|mafé|goulash|picadillo|red red|sudado|with .*rice $/
const STEW =
  /stew|braised?|chile|ragu|casserole|bamia|fasolakia|ratatouille|\bpot\b|cacciatore|mapo|cassoulet|giniling|spinach with chickpeas|black beans|potatoes with|breakfast chickpeas|\bful\b|broad beans|bourgui|butter beans|doro wat|savoury .*mince|sloppy lentils|white beans on|kefta|beef and greens/

function pastaOrNoodles({ named, has, hasPasta, hasNoodles }: Clues): Form | null {
  if (hasPasta && has(/spaghetti|fettuccine|linguine|pappardelle/))
    return form('pastalong', {
      isSauce: true,
      ...(named(/crumb|vongole|garlic prawn|lemon|broad|tuna|tallarines|fennel/) ? { kind: 'dry' } : {}),
    })
  if (hasPasta) return form('pastashort', { isSauce: true })
  if (named(/kottu/)) return form('stirfry', { isSauce: true })
  if (hasNoodles || named(/noodle|japchae|pad thai|chow mein|\bmee /))
    return form('noodles', named(/vermicelli/) ? { kind: 'fresh' } : {})
  return null
}

function roastOrFried({ named, main: slug }: Clues): Form | null {
  if (/mussel|clam|marinara/.test(slug)) return form('stew', { isSauce: true, kind: 'pot' })
  if (slug.includes('sausage') && !named(/braise|curried|pan\b/))
    return main('sausage', { isMashed: named(/mash|polenta|potato/) })
  if (named(/lamb cutlet/)) return main('chop')
  if (named(/schnitzel|milanese|crumbed|cutlets|tenders|parmigiana|katsu/))
    return main('crumbed', {
      count: named(/tenders|pork cutlets/) ? 3 : 1,
      isSaucy: named(/katsu|parmi/),
      isMashed: named(/mash/),
      ...(named(/katsu/) ? { isSauce: true } : {}),
    })
  if (named(/silverside/))
    return main('slices', { isSaucy: true, isMashed: true, flesh: '#d98f8a', heroColour: '#a8505a' })
  if (/shank/.test(slug)) return main('shank', { isSaucy: true, isMashed: named(/mash|bean/), isSauce: true })
  if (/whole-(chicken|duck|turkey)/.test(slug)) return main('whole')
  if (
    /kangaroo|backstrap|lamb-rump|lamb-leg$|duck-breast|tuna-steak/.test(slug) ||
    named(/tagliata|chimichurri|chicken rice|seared tuna/)
  )
    return main(
      'slices',
      named(/chicken/) ? { flesh: '#f0dcb4', heroColour: '#d9b878' } : named(/tuna/) ? { flesh: '#c8525a' } : {},
    )
  if (/chop$|cutlet$/.test(slug)) return main('chop')
  if (/drumstick|wing|duck-leg|bone-in|maryland/.test(slug) && !named(CURRY) && !named(STEW)) return main('drum')
  return null
}

function platedMain({ named, main: slug, hasGrain }: Clues): Form | null {
  if (named(/parcels?/)) return form('parcel', { hero: /salmon|trout/.test(slug) ? 'salmon' : 'fish' })
  if (/salmon|trout/.test(slug)) return main('salmon', { isMashed: named(/potato|mash/) })
  if (/whole-(fish|snapper|trout)/.test(slug)) return main('wholeFish')
  if (/fish|cod|barramundi|flathead|snapper|whiting|basa|mackerel/.test(slug))
    return main('fish', { isMashed: named(/mash/), isSaucy: named(/tomato|veracruz|sauce|coconut/) })
  if (named(/meatball|rissole/))
    return main('patty', {
      isSaucy: true,
      isMashed: named(/mash|potato/),
      count: named(/meatball/) ? 6 : 3,
    })
  if (named(/mongolian|stir-fr/)) return form('stirfry', { isSauce: true })
  if (
    (named(/steak|gyros/) && /beef|lamb|pork|turkey|veal|kangaroo/.test(slug)) ||
    /leg-steak|loin-steak|veal|sirloin/.test(slug)
  ) {
    const isRed = /beef|lamb|kangaroo/.test(slug)
    return main(isRed ? 'steak' : 'chicken', {
      count: isRed ? 1 : 2,
      isMashed: named(/mash|crush/),
      isSaucy: named(/sauce|gravy|cream/),
    })
  }
  if (/halloumi|tofu|tempeh/.test(slug) && !hasGrain && !named(/stir|pepper|mapo/))
    return main('slab', {
      heroColour: slug.includes('tempeh') ? '#c99552' : slug.includes('halloumi') ? '#f0dfa8' : '#f5ecd0',
      isSaucy: named(/dressing/),
    })
  if (/celeriac|cabbage|cauliflower|mushroom/.test(slug) && named(/steaks|wedges|scallops/))
    return main('vegetable', {
      isMashed: named(/mash|polenta/),
      count: 3,
      heroColour: slug.includes('mushroom') ? '#d9b98a' : slug.includes('cabbage') ? '#b6bd6a' : '#e0bd78',
    })
  if (/chicken|turkey/.test(slug) && !hasGrain && !named(/stir-fry|cashew|kung|sesame|dakgalbi/))
    return main('chicken', {
      count: 2,
      isMashed: named(/mash/),
      isSaucy: named(/sauce|creamy|piccata|walnut|tarragon/),
    })
  return null
}

/** Forms that a meal's main ingredient, its staple and how it is cooked tell. */
export const byIngredient: Rule = (clues) => {
  const { named, isBreakfast, main: slug } = clues
  const noodles = pastaOrNoodles(clues)
  if (noodles) return noodles
  if (
    named(
      /(stew|beans?|lentils|mince|ragu) on .*(mash|polenta|potatoes)|mince with .*mash|with (soft )?polenta|colcannon/,
    ) &&
    !/sausage|steak|mushroom|cabbage/.test(slug)
  )
    return form('stew', { isSauce: true, isMashed: true, kind: 'bowl' })
  const roast = roastOrFried(clues)
  if (roast) return roast
  if (
    named(CURRY) &&
    !named(/steak|bangers|rissoles|meatballs with|veracruz|sunday|stir-fry|cauliflower with|sweet and|\bduck\b/)
  )
    return onGrain(clues)
  if (named(STEW) && !named(/steaks|stir-fry/)) return onGrain(clues)
  const plated = platedMain(clues)
  if (plated) return plated
  if (isBreakfast && named(/yoghurt|nectarine|pineapple|figs|melon|fruit/)) return form('fruit')
  return null
}
