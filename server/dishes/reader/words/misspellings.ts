/** Words as they are often misspelt, each before what is meant; no other word of food is written so. */
const PAIRS = `
  boullion bouillon; bullion bouillon; bulion bouillon; boulion bouillon; cinamon cinnamon; cinnamom cinnamon;
  cinammon cinnamon; cinnimon cinnamon; brocolli broccoli; brocoli broccoli; broccli broccoli; brocolini broccolini;
  mozzerella mozzarella; mozarrella mozzarella; parmesean parmesan; parmasan parmesan; chesse cheese; chese cheese;
  cheeese cheese; zuchinni zucchini; zuccini zucchini; zuchini zucchini; zucchinni zucchini; avacado avocado;
  avacados avocado; marscapone mascarpone; proscuitto prosciutto; proscuito prosciutto; foccacia focaccia;
  focacia focaccia; spagetti spaghetti; sirracha sriracha; siriacha sriracha; hoison hoisin; cummin cumin;
  oragano oregano; oregeno oregano; origan oregano; vanila vanilla; vannila vanilla; essance essence; raddish radish;
  cauliflour cauliflower; backing baking; poder powder; cayanne cayenne; cayene cayenne; paprica paprika;
  choclate chocolate; chocholate chocolate; rasberry raspberry; raspberrie raspberry; strawberrys strawberry;
  blueberrys blueberry; corriander coriander; cilanto coriander; pasley parsley; parsely parsley; pasrley parsley;
  lettice lettuce; vinager vinegar; vineger vinegar; balsalmic balsamic; dijion dijon; pecon pecan; almod almond;
  pistacio pistachio; yougurt yoghurt; yogourt yoghurt; cardamum cardamom; tumric turmeric; termeric turmeric;
  thime thyme; rosmary rosemary; giner ginger; galic garlic; onoin onion; tomatoe tomato; potatoe potato;
  chiken chicken; ckicken chicken; chickin chicken; shirmp shrimp; suger sugar; suagr sugar; mustad mustard;
  peper pepper; pepr pepper; lemmon lemon; buter butter; buttter butter; margerine margarine; mayonaisse mayonnaise;
  worchester worcestershire; worcheshire worcestershire; ricota ricotta; riccota ricotta; gruyer gruyere;
  emental emmental; tortelleni tortellini; ravoli ravioli; couscus couscous; quiona quinoa; quinua quinoa;
  chedar cheddar; cheeder cheddar`

/** What is meant by a misspelt word, both as they are written. */
export const MISSPELLINGS: readonly (readonly [misspelt: string, meant: string])[] = PAIRS.split(';').map((pair) => {
  const [misspelt = '', meant = ''] = pair.trim().split(' ')
  return [misspelt, meant]
})
