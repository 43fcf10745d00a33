import { wordsOf } from '../nameWords'

/** Words of sentences that name no food: what is done, with what, when, how and by whom. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`
  a about above absorb across actually add added adding addition additional adjust adult again against ahead airtight all
  allow almost alone along already also alternatively although always am among amount an and another any anyone anything
  apart approximately are area around as aside at authentic available avoid away back bad bake baked baking base based
  basic basically batch be bear beat because become been before begin beginner behind being below beside best better
  between beware big bit blend blender board boil boiled boiling both bottle bottom bought bowl bowls box break bright
  bring brush bubble build burn burnt but buy by calculate calculated call called can cannot capacity careful carefully
  case cause certain change charcoal cheap check choice choose clean close closer cloth coarsely coat colour color combine
  come common complete completely consider consistency constantly container continue cook cooked cooker cooking cool cooled
  cooling core corner correct could country couple cover covered create crowd crush cut cutting darken day days decide
  decorate deep definitely degree degrees depend depending depends desire desired detail did differ difference different
  difficult directly discard dish dishes divide do does doing done don't down drain drained drizzle drop
  dry dust during each earlier early easier easily easy eat eaten eating edge edges effort either else empty end enjoy
  enough ensure equal especially essential etc even evenly ever every everyone everything exact exactly example except
  excess expect expensive experiment extra extremely factor fahrenheit fairly fall family far fast favorite favourite feed
  feel few fewer fill filled film final finally find fine finish firm first fit flat flip floured fold follow following
  foil for fork form found freely freeze freezer frequently friend friends from fry frying full fully further general
  generally generous gentle gently get gets getting give given go goes going good got gradually grate great greased grill
  group grow guest guests guide had half hand handle happen happens happy hard has have having he heat heated heating
  help her here high higher highly his hold home hot hour hours how however huge I idea ideal ideally if immediately
  important improve in inch include included includes including increase individual ingredient ingredients inside instead
  instruction instructions into is it items its it's itself just keep keeping kind kinds kitchen knead knife know known
  large larger last lastly later layer layers lay least leave leaving left less let level lid lift like liked line lined
  list listed little local long longer look looks lot lots loosely love low lower made main mainly make makes making many
  mark marked market matter max may maybe me mean means meanwhile measure measured measurement measurements medium melt
  melted mention mentioned method middle might min mind minimum minute minutes mix mixed mixer mixing moderate month more
  morning most mostly move much must my myself name nearly necessary need needed needs never new next nice night no
  none nor normal normally not note notes nothing now number occasionally of off often old on once one ones only open
  opened optional optionally or order originally other others otherwise our out outside oven over overnight own
  package packet page pan paper parchment part particular parts pat people per perfect perfectly perhaps person personal
  personally pick piece pieces pile pinch place plan planning plate play plenty point portion portions possible post pot
  pour prefer preferably preference preferred preheat prep preparation prepare prepared preparing press pretty prevent
  probably process product products proper properly proportion proportions pull push put quality quantities
  quantity quick quickly quite range rather ratio reach read ready real really recipe recipes recommend recommended
  reduce reduced refer refrigerate refrigerator regular reheat remain remaining remember remove removed repeat replace
  replaced require required reserve rest result results return right rinse room rough roughly round run safe said
  same save saw say scale scoop seal season seasonal seasoned seasoning second section see seem seems seldom separate
  separately serve served serves serving servings set several shake shape shop should side sides similar simmer simple
  simply since sit size sized skip slice sliced slightly slow slowly small smaller smooth so soak soft soften some
  somehow someone something sometimes somewhat soon sort space special spoon sprinkle stand standard start started
  stay steam step steps stick still stir stirring stop store stored stores stove straight strain strict strong
  substitute such suggest suit suitable sure surface swap take taken takes taking taste tastes team tell temperature tend
  test texture than that that's the their them then there therefore these they thick thicken thin thing things think
  third this those though three through throughout thus time times tip tips to together too took top total touch towards
  traditional traditionally transfer tray tried trim true try turn twice two type types typically under unless until up
  upon us use used useful using usual usually variation varies variety various vary version versions very via want wanted
  warm was wash watch water way ways we week weigh weight well went were what whatever when whenever where whether which
  while who whole why will wipe wish with within without won't word work works worth would year yes yield you your
  you're yourself zip`),
)
