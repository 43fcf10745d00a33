import { photoOf, readFrom, recipeFrom, written } from '../../support/moving/readFrom'
import { zipOf } from '../../support/moving/zipOf'

const xml = (root: string, encoding = 'UTF-8'): string => `<?xml version="1.0" encoding="${encoding}"?>\n${root}`

it('Gourmet: groups end, other recipes stay marked, and marks of HTML within the text are no text', async () => {
  const recipe = await recipeFrom(
    xml(`<!DOCTYPE gourmetDoc><gourmetDoc><recipe id="7"><title>Stew &amp; rice</title><category>Main, Rice</category>
      <cuisine>Greek</cuisine><source>My aunt</source><link>https://stew.example/</link><rating>3/5 stars</rating>
      <preptime>10 minutes</preptime><cooktime>1 hour</cooktime><yields>6 servings</yields>
      <image format="jpeg"><![CDATA[${photoOf('stew').toString('base64')}]]></image>
      <ingredient-list><inggroup><groupname>Rice</groupname>
        <ingredient><amount>1</amount><unit>cup</unit><item>rice</item><key>rice</key></ingredient></inggroup>
        <ingredient optional="yes"><amount>2</amount><item>leeks</item></ingredient>
        <ingref amount="1" refid="8">Green sauce</ingref></ingredient-list>
      <instructions>Cook it &amp;lt;i&amp;gt;well&amp;lt;/i&amp;gt;.

Serve.</instructions><modifications>Freezes.</modifications></recipe></gourmetDoc>`),
  )
  expect(recipe).toMatchObject({
    source: { app: 'GOURMET', id: '7', url: 'https://stew.example/', name: 'My aunt' },
    ...{ name: 'Stew & rice', serves: 6, prepMinutes: 10, cookMinutes: 60, rating: 3, notes: 'Freezes.' },
    ...{ categories: ['Main', 'Rice'], labels: ['Greek'], photo: photoOf('stew') },
  })
  expect(written(recipe.lines)).toEqual(['Rice: 1 cup rice', '2 leeks, optional', '1 [recipe:Green sauce]'])
  expect(written(recipe.steps)).toEqual(['Cook it well.', 'Serve.'])
})

it('MasterCook: amounts, headings and steps are those of its elements, not of the text that repeats them', async () => {
  const recipe = await recipeFrom(
    xml(`<!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook 6.0"><Summ><Nam>Buns</Nam></Summ>
      <RcpE name="Buns" author="A. Baker"><RTxt><![CDATA[* Exported from MasterCook *]]></RTxt><Serv qty="0"/>
      <PrpT elapsed="0:20"/><CatS><CatT>
Bread
</CatT></CatS>
      <IngR name="Dough:" code="S"></IngR><IngR name="flour" unit="cups" qty="1 1/2"><IPrp>sifted</IPrp></IngR>
      <IngR name="***TOP***"></IngR><IngR name="salt"></IngR>
      <DirS><DirT>Knead.</DirT><DirT>Bake.</DirT></DirS><Srce>Book of Buns</Srce><Note>Keep warm.</Note>
      <AltS label="Copyright" source="1999"/><Yield unit="buns" qty="12.000000"/></RcpE></mx2>`),
  )
  expect(recipe).toMatchObject({
    ...{
      name: 'Buns',
      serves: null,
      yieldText: '12 buns',
      prepMinutes: 20,
      categories: ['Bread'],
      notes: 'Keep warm.',
    },
    ...{ source: { app: 'MASTERCOOK', name: 'Book of Buns' }, left: 'author: A. Baker\nCopyright: 1999' },
  })
  expect(written(recipe.lines)).toEqual(['Dough: 1 1/2 cups flour, sifted', 'TOP: salt'])
  expect(written(recipe.steps)).toEqual(['Knead.', 'Bake.'])
})

it('CookML: parts have titles, the head has what else there is', async () => {
  const recipe = await recipeFrom(
    xml(`<cookml version="1.1" prog="x"><recipe lang="de"><head title="Käsespätzle" servingqty="4" servingtype="Portionen"
      timeprepqty="20" timecookqty="25" rid="12"><cat>Nudeln</cat><hint>Mit Salat.</hint><sourceline>Oma</sourceline>
      <picbin format="JPG">${photoOf('spaetzle').toString('base64')}</picbin></head>
      <part title="Teig"><ingredient qty="250" unit="g" item="Mehl"/><ingredient qty="3" item="Eier"><inote>frisch</inote></ingredient></part>
      <part><ingredient item="Salz" preparation="grob"/></part>
      <preparation><text>Rühren.\nKochen.</text></preparation></recipe></cookml>`),
  )
  expect(recipe).toMatchObject({
    ...{
      name: 'Käsespätzle',
      serves: 4,
      prepMinutes: 20,
      cookMinutes: 25,
      categories: ['Nudeln'],
      notes: 'Mit Salat.',
    },
    ...{ source: { app: 'COOKML', id: '12', name: 'Oma' }, photo: photoOf('spaetzle') },
  })
  expect(written(recipe.lines)).toEqual(['Teig: 250 g Mehl', 'Teig: 3 Eier, frisch', 'Salz, grob'])
  expect(written(recipe.steps)).toEqual(['Rühren.', 'Kochen.'])
})

it('Living Cookbook: as a document and with its pictures in an archive, also where an attribute is broken', async () => {
  const data = xml(`<fdx Source="Living Cookbook 2015"><Cookbooks><Cookbook ID="1" Name="Family"/></Cookbooks><Recipes>
    <Recipe ID="9" CookbookID="1" Name="Pie" Servings="8" PreparationTime="15 minutes" CookingTime="1 hour" Source="Aunt"
      WebPage="https://pie.example/" RecipeTypes="Dessert, Baking" Comments="Good.">
      <RecipeIngredients><RecipeIngredient Quantity="2" Unit="cups" Ingredient="flour"/>
        <RecipeIngredient Ingredient="Filling" Heading="Y"/><RecipeIngredient Quantity="3" Ingredient="apples"/></RecipeIngredients>
      <RecipeProcedures><RecipeProcedure><ProcedureText>Mix.</ProcedureText></RecipeProcedure></RecipeProcedures>
      <RecipeTips><RecipeTip>Chill it.</RecipeTip></RecipeTips><RecipeNutrition 2abc="4" Fat=1/>
      <RecipeImages><RecipeImage FileName="pie.jpg"/></RecipeImages></Recipe></Recipes></fdx>`)
  const { recipes, failures } = await readFrom(
    zipOf([
      { name: 'Data.xml', content: data },
      { name: 'Images/pie.jpg', content: photoOf('pie') },
    ]),
  )
  expect(failures).toEqual([])
  expect(recipes).toMatchObject([
    {
      source: { app: 'LIVING_COOKBOOK', id: '9', name: 'Aunt', url: 'https://pie.example/' },
      ...{
        name: 'Pie',
        serves: 8,
        prepMinutes: 15,
        cookMinutes: 60,
        categories: ['Dessert', 'Baking'],
        labels: ['Family'],
      },
      ...{ notes: 'Good.\n\nChill it.', photo: photoOf('pie'), steps: [{ text: 'Mix.' }] },
    },
  ])
  expect(written(recipes[0]?.lines ?? [])).toEqual(['2 cups flour', 'Filling: 3 apples'])
  expect(await recipeFrom(data)).toMatchObject({ name: 'Pie', photo: null })
})

it('Cookmate: lists are in items, the picture beside the document', async () => {
  const data =
    xml(`<cookbook version="35"><recipe><title>Soup</title><preptime>10 min</preptime><cooktime>20 min</cooktime>
    <description><li>Warm.</li></description><ingredient><li>Base:</li><li>2 leeks</li><li>1 l stock</li></ingredient>
    <recipetext><li>Cut.</li><li>Cook.</li></recipetext><url>https://soup.example/</url><quantity>4</quantity>
    <comments><li>Freezes.</li></comments><category>Soups</category><tag>quick</tag><rating>4</rating>
    <imagepath>/storage/emulated/0/images/soup.jpg</imagepath></recipe></cookbook>`)
  const { recipes } = await readFrom(
    zipOf([
      { name: 'my.xml', content: data },
      { name: 'images/soup.jpg', content: photoOf('soup') },
    ]),
    'export.mcb',
  )
  expect(recipes).toMatchObject([
    {
      source: { app: 'COOKMATE', url: 'https://soup.example/' },
      ...{
        name: 'Soup',
        description: 'Warm.',
        serves: 4,
        prepMinutes: 10,
        cookMinutes: 20,
        notes: 'Freezes.',
        rating: 4,
      },
      ...{
        categories: ['Soups'],
        labels: ['quick'],
        photo: photoOf('soup'),
        steps: [{ text: 'Cut.' }, { text: 'Cook.' }],
      },
    },
  ])
  expect(written(recipes[0]?.lines ?? [])).toEqual(['Base: 2 leeks', 'Base: 1 l stock'])
})

it('entities that a document declares itself are never opened', async () => {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const file = `<?xml version="1.0"?><!DOCTYPE cookbook [<!ENTITY l0 "ha">${levels}<!ENTITY out SYSTEM "file:///etc/passwd">]>
    <cookbook><recipe><title>Pie &l9; &out;</title><ingredient><li>1 egg</li></ingredient></recipe></cookbook>`
  expect(await recipeFrom(file)).toMatchObject({ name: 'Pie &l9; &out;' })
})
