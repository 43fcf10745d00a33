import { form, sauce, type Row } from './Row'

/** Names of what is eaten from a bowl, a tray or a pan. */
export const BOWLS: readonly Row[] = [
  [
    /soup|broth|chowder|minestrone|harira|borscht|laksa|\bpho\b|\bramen\b|caldo|ribollita|mulligatawny|avgolemono|locro|sambar/,
    ({ named, hasNoodles }) =>
      hasNoodles || named(/ramen|laksa|pho\b/)
        ? form('noodlesoup', sauce)
        : form('soup', {
            isSauce: true,
            isCold: named(/chilled|gazpacho|cold /),
            ...(named(
              /minestrone|noodle|harira|chowder|broth|ribollita|locro|salmon|chicken|sambar|borscht|caldo|quinoa|tortilla|risoni|lamb|macaroni|miso/,
            )
              ? { kind: 'chunky' }
              : {}),
          }),
  ],
  [
    /porridge|congee|pongal|upma|champorado|creamy polenta|kasha|sheera|amaranth|kiribath/,
    ({ named }) =>
      form('porridge', { pale: named(/cocoa|champorado|chocolate/) ? 0.05 : named(/pumpkin/) ? 0.25 : 0.5 }),
  ],
  [
    /fritters?|rosti|rösti|potato cakes|potato patties|bhajis|chickpea pancakes|bubble and squeak|bun cha|lentil patties|pea cakes|fish cakes|pakoras|panelle|breakfast biscuits/,
    ({ named }) =>
      form('fritters', {
        count: named(/bhaji|fritter/) ? 5 : 4,
        ...(named(/beetroot/)
          ? { colour: '#8d2f45' }
          : named(/pea|broccoli|squeak/)
            ? { colour: '#b09a3c' }
            : named(/salmon/)
              ? { colour: '#dd9058' }
              : named(/corn|panelle/)
                ? { colour: '#dba23c' }
                : {}),
      }),
  ],
  [
    /skewers|kebabs?|kofta with|tawook|satay|suya/,
    ({ main }) => form('skewers', main.includes('mince') ? { kind: 'kofta' } : {}),
    /pita/,
  ],
  [
    /tray bake|sheet-pan|wings|nuggets|slow lamb shoulder|fish and chips/,
    ({ named }) =>
      form(
        'traybake',
        named(/drumstick|wings/)
          ? { hero: 'drum', count: 3 }
          : named(/salmon/)
            ? { hero: 'salmon', count: 1 }
            : named(/nugget/)
              ? { hero: 'crumbed', count: 3 }
              : named(/fish and chips/)
                ? { hero: 'crumbed', count: 2 }
                : named(/fish/)
                  ? { hero: 'fish', count: 1 }
                  : named(/sausage/)
                    ? { hero: 'sausage', count: 3 }
                    : named(/lamb shoulder/)
                      ? { hero: 'shank', count: 1 }
                      : {},
      ),
  ],
  [
    /mezze|hummus with|\bfava\b|ganoush|muhammara/,
    ({ named }) =>
      form('mezze', named(/muhammara/) ? { colour: '#b8452c' } : named(/baba/) ? { colour: '#c9ad80' } : {}),
    /tray|wrap|pocket/,
  ],
  [
    /salad\b|tabbouleh bowls|nicoise|fattoush|larb/,
    form('salad'),
    /with .*(salad|slaw|tabbouleh)|^ .*salad.*(and|plate)$/,
  ],
  [/^ [^w]*salad with/, form('salad')],
  [
    /nicoise|fattoush|larb|(pasta|rice|noodle|sardine|soba|potato|lentil|lamb|beef|cabbage|breakfast|vermicelli|corn) salad/,
    form('salad'),
    /with .*salad/,
  ],
  [/noodle bowls|vermicelli bowls/, form('noodles', { kind: 'fresh' })],
  [/\bbowls?\b|bibimbap|sushi|gyudon|tamago don|oyakodon|lunchbox rice/, form('bowl', sauce)],
  [/risotto/, form('ricepan', { kind: 'creamy', isSauce: true })],
  [
    /fried rice|egg rice|jambalaya|paella|pilav|biryani|jollof|kedgeree|\bpoha\b|gallo pinto|saffron rice|mujadara|hoppin|thieboud|koshari|nasi|tomato bulgur|calentado|sago khichdi/,
    ({ named }) => form('ricepan', { isSauce: true, ...(named(/paella|jambalaya/) ? { kind: 'pan' } : {}) }),
  ],
]
