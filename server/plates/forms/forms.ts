import { baguette } from './baguette'
import { bake } from './bake'
import { boats } from './boats'
import { bowl } from './bowl'
import { burger } from './burger'
import { coupe } from './coupe'
import { cups } from './cups'
import { currysplit } from './currysplit'
import { dumplings } from './dumplings'
import { eggcups } from './eggcups'
import { eggpan } from './eggpan'
import { flatbread } from './flatbread'
import { fold } from './fold'
import { frittata } from './frittata'
import { fritters } from './fritters'
import { fruit } from './fruit'
import { glass } from './glass'
import { jar } from './jar'
import { loaf } from './loaf'
import { main } from './main'
import { mezze } from './mezze'
import { muffins } from './muffins'
import { nachos } from './nachos'
import { noodles } from './noodles'
import { noodlesoup } from './noodlesoup'
import { onigiri } from './onigiri'
import { pancakes } from './pancakes'
import { parcel } from './parcel'
import { pastalong } from './pastalong'
import { pastashort } from './pastashort'
import { pie } from './pie'
import { plain } from './plain'
import { porridge } from './porridge'
import { ricepan } from './ricepan'
import { rolls } from './rolls'
import { salad } from './salad'
import { sandwich } from './sandwich'
import { skewers } from './skewers'
import { soup } from './soup'
import { stew } from './stew'
import { stirfry } from './stirfry'
import { taco } from './taco'
import { toast } from './toast'
import { traybake } from './traybake'
import { wedges } from './wedges'
import { wellington } from './wellington'
import { wrap } from './wrap'
import type { Draw } from './Draw'

const FORMS: Readonly<Record<string, Draw>> = {
  baguette,
  bake,
  boats,
  bowl,
  burger,
  coupe,
  cups,
  currysplit,
  dumplings,
  eggcups,
  eggpan,
  flatbread,
  fold,
  frittata,
  fritters,
  fruit,
  glass,
  jar,
  loaf,
  main,
  mezze,
  muffins,
  nachos,
  noodles,
  noodlesoup,
  onigiri,
  pancakes,
  parcel,
  pastalong,
  pastashort,
  pie,
  plain,
  porridge,
  ricepan,
  rolls,
  salad,
  sandwich,
  skewers,
  soup,
  stew,
  stirfry,
  taco,
  toast,
  traybake,
  wedges,
  wellington,
  wrap,
}

/** Every form that can be drawn, in the order of the alphabet. */
export const FORM_NAMES: readonly string[] = Object.keys(FORMS).sort()

/** How a form is drawn. */
export const drawingOf = (name: string): Draw => FORMS[name] ?? plain
