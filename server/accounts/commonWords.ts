/** Words that people who guess passwords try first, alone and with digits and signs around them. Lower case. */
const GROUPS = {
  secrets: `password passwort passwd passphrase passcode pass contrasena motdepasse senha parola haslo wachtwoord secret
    secrets topsecret letmein letmeinnow letme openup opensesame access accessdenied login logmein signin signup enter
    enternow welcome welcomeback welcometo admin admins administrator administrador root superuser superman system sysadmin
    manager master masterkey mypass mypassword mysecret mylogin myaccount thepassword newpassword newpass oldpassword
    yourpassword nopassword nopass changeme changeit change changemenow changeplease default defaultpassword guest guests
    user users username testuser test tester testing testtest test123test temp temporary temppass demo demodemo example
    sample public private security secure safety server service support helpdesk office company business internet network
    computer laptop desktop windows macintosh linux ubuntu google gmail hotmail yahoo outlook facebook instagram twitter
    youtube whatsapp tiktok snapchat linkedin netflix amazon paypal ebay apple iphone ipad android samsung galaxy nokia
    microsoft oracle cisco database backup router modem wireless wifi online offline website webmaster email mailbox
    trustno trustnoone whatever nothing something anything everything idontknow dontknow forgot iforgot forgotten forgetme
    remember rememberme rememberthis nevermind notmypassword thisismypassword passwordpassword correcthorsebatterystaple
    incorrect unknown anonymous blank none null undefined myspace gfhjkm woaini`,
  walks: `qwerty qwertyuiop qwertyui qwert qwertz azerty asdf asdfg asdfgh asdfghjkl asdfjkl zxcv zxcvb zxcvbn zxcvbnm
    qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd zxczxc abc abcd abcde abcdef abcdefg abcdefgh abcabc abcxyz xyz aaa
    bbb ccc ddd xxx zzz qwe asd zxc wsx edc qaz poiuyt lkjhgf mnbvcx poiuytrewq lkjhgfdsa mnbvcxz ytrewq fdsa onetwothree
    onetwothreefour twelve hundred million zero one two three four five six seven eight nine ten`,
  love: `love loves lover lovers loveme loveyou lovelove loveme iloveyou iloveu iloveme iloveher iloveit ilovegod
    ilovejesus ilovemom ilovemum ilovedad ilovemyself ilovecats ilovedogs ilovefood iloveyousomuch youandme meandyou
    forever foreverlove always truelove mylove mybaby baby babygirl babyboy babyface babe bestfriend bestfriends friend
    friends friendship girlfriend boyfriend husband wife honey honeybee sweet sweetie sweetheart sweetpea darling beautiful
    beauty pretty gorgeous handsome cutie cutiepie lovely loveless heart hearts heartbreak broken brokenheart kisses kiss
    kissme hugs sexy hottie hotstuff single married wedding family mother father mommy mummy daddy mum mom dad mama papa
    sister brother sisters brothers grandma grandpa nana children kids boys girls princess prince queen king kings angel
    angels heaven jesus jesuschrist christ god godisgood godislove godbless blessed blessing faith hope grace glory
    church bible prayer amen allah islam buddha krishna spirit soul peace dream dreams dreamer smile smiles smiley happy
    happiness happyday lucky luck goodluck freedom liberty destiny karma trust truth believe imagine miracle magic wonder
    star stars starlight superstar shining sunshine sunrise sunset rainbow moon moonlight moonshine sky bluesky ocean
    river water fire firefly flame ice storm thunder lightning snow snowflake winter summer spring autumn sunny cloud`,
  animals: `dragon dragons monkey monkeys tiger tigers tigger lion lions panther panthers jaguar leopard cheetah cougar
    puma bear bears teddybear teddy pooh poohbear panda koala kangaroo wombat dolphin dolphins shark sharks whale turtle
    tortoise frog froggy froggie lizard snake cobra viper python spider scorpion eagle eagles falcon falcons hawk raven
    ravens robin parrot chicken chickens duck ducks penguin penguins owl swan flamingo phoenix unicorn unicorns pegasus
    horse horses pony mustang stallion cow cowboy cowboys cowgirl pig piggy goat sheep lamb wolf wolves wolverine fox
    foxes rabbit bunny hamster mouse mickey minnie cat cats kitty kittycat kitten kittens hellokitty garfield felix dog
    dogs doggy doggie puppy puppies buster buddy rocky max charlie bella lucy daisy molly coco sadie bailey maggie sophie
    chloe shadow smokey ginger pepper oreo cookie cookies biscuit muffin peanut butterfly bumblebee ladybug insect`,
  names: `michael michelle jennifer jessica ashley amanda andrew andrea anthony angela angelina antonio alexander alexandra
    alexis alex alice alicia alison allison amber amy anna anne annie april arthur austin barbara benjamin beth brandon
    brandy brenda brian britney brittany bruce caroline carlos carolina carol catherine cameron casey chelsea cheryl chris
    christian christina christine christopher cindy claire claudia connor courtney crystal cynthia daniel daniela danielle
    david dave debbie deborah dennis derek diana diane diego dominic donald donna dorothy dylan edward elena elizabeth
    ellen emily emma eric erica erik ethan eugene eva evelyn fernando florence frances francis francisco frank franklin
    frederick gabriel gabriela gary george gerald gloria gordon grace gregory hannah harold harry heather helen henry
    howard isaac isabella isabelle jack jackson jacob jacqueline jake james jamie jane janet jasmine jason jasper jeff
    jeffrey jenny jeremy jerry jesse jimmy joanna joe johanna john johnny johnson jonathan jordan jorge jose joseph joshua
    juan julia julian julie justin karen karina kate katherine kathleen katie keith kelly kenneth kevin kimberly kristen
    kyle larry laura lauren lawrence leonard leonardo leslie liam lily linda lisa logan london lorenzo louis louise lucas
    luis luke madison manuel marcus margaret maria marie marina mario mark marlon martha martin mary mason matt matthew
    maurice melanie melissa mercedes miguel mike mitchell mohamed mohammed monica morgan muhammad nancy natalia natalie
    nathan nathaniel nicholas nicole nicolas nikita nikki noah oliver olivia oscar pamela patricia patrick paul paula
    pedro peter philip phillip rachel ralph ramona raymond rebecca ricardo richard robert roberta roberto roger ronald
    rosemary russell ryan sabrina samantha samuel sandra sara sarah scott sean sebastian sergio shannon sharon sheila
    sierra simon sofia sophia stella stephanie stephen steve steven stewart susan suzanne sylvia tamara taylor teresa
    theresa thomas tiffany timothy tommy tony tracy travis trevor tyler valentina valerie vanessa veronica victor victoria
    vincent virginia walter wendy wesley william willie wilson xavier yvonne zachary`,
  play: `football baseball basketball volleyball softball hockey soccer tennis golf golfer rugby cricket boxing swimming
    swimmer running runner cycling skate skater skateboard snowboard surfing surfer fishing fisherman hunter hunting
    racing racer nascar ferrari porsche lamborghini corvette camaro chevrolet chevy toyota honda yamaha suzuki harley
    harleydavidson mercedesbenz bmw audi volkswagen nissan subaru ford truck trucker motorcycle arsenal chelseafc
    ronaldo cristiano messi neymar liverpool liverpoolfc manchester manchesterunited manunited mancity everton tottenham barcelona realmadrid juventus
    milan bayern celtic rangers lakers yankees redsox dodgers cubs steelers patriots packers raiders broncos redskins
    dallas gators bulldog bulldogs wildcat wildcats warrior warriors champion champions winner winners victory player
    players gamer gaming playstation xbox nintendo pokemon pikachu charizard mario luigi zelda sonic minecraft fortnite
    roblox callofduty warcraft worldofwarcraft starcraft diablo halo counterstrike counter counterstrike assassin sniper
    ninja samurai soldier army navy marine marines military captain general major colonel pirate pirates knight wizard
    guitar guitarra bassman drummer drums piano music musica musical singer dance dancer dancing rock rocknroll metal
    metallica slipknot nirvana acdc beatles elvis eminem rihanna beyonce madonna shakira korn linkinpark greenday
    blink blinkone pinkfloyd ironmaiden rammstein onedirection justinbieber taylorswift bts blackpink kpop hiphop reggae
    bobmarley jazz blues poker casino jackpot gambler chess`,
  tales: `starwars startrek skywalker lukeskywalker darthvader vader yoda jedi jedimaster chewbacca hansolo princessleia
    anakin mandalorian trekkie enterprise spock picard harrypotter potter hogwarts gryffindor slytherin hermione voldemort
    dumbledore lordoftherings gandalf frodo aragorn legolas hobbit bilbo matrix terminator predator alien aliens godzilla
    batman spiderman ironman hulk thor wolverine deadpool captainamerica avengers xmen joker catwoman superwoman
    wonderwoman supergirl superhero hero heroes simpsons homer homersimpson bartsimpson southpark cartman familyguy
    scooby scoobydoo spongebob squarepants patrickstar mickeymouse donaldduck disney disneyland cinderella snowwhite
    tinkerbell tinkerbelle peterpan rapunzel frozen elsa olaf shrek nemo simba lionking naruto sasuke goku dragonball
    dragonballz vegeta onepiece bleach deathnote anime manga sailor sailormoon barbie titanic rambo rockybalboa bond
    jamesbond sherlock houdini dracula vampire vampires twilight zombie zombies demon demons devil satan lucifer hell
    hellfire darkness dark darkangel darkknight darkside death killer killers kill murder blood skull ghost monster
    monsters psycho crazy insane freak loser losers stupid idiot asshole bitch bastard bullshit fuck fucker fuckers
    fucking fuckoff fuckyou fuckme motherfucker shit shithead cunt pussy penis dick dickhead cock boobs tits sex sexsex
    porn porno hardcore naked horny blowjob slut whore ganja weed marijuana cannabis stoner beer vodka whiskey whisky
    tequila budweiser heineken guinness corona jackdaniels smirnoff bacardi smoke smoker marlboro`,
  things: `apple apples banana bananas orange oranges cherry cherries strawberry blueberry raspberry peach peaches mango
    pineapple watermelon coconut lemon lemons lemonade lime avocado tomato potato potatoes onion garlic chocolate
    chocolates candy candies sugar cupcake cupcakes cheesecake pancake pancakes pizza pizzas burger hamburger cheeseburger
    hotdog taco tacos burrito sushi noodles spaghetti lasagna pasta cheese butter bread sandwich bacon steak coffee
    espresso cappuccino starbucks pepsi cocacola coca fanta sprite redbull mcdonalds nutella cooking cook chef kitchen
    recipe recipes dinner breakfast lunch food foodie meal meals mealplan mealplanner hungry yummy delicious
    red blue green yellow purple pink black white silver gold golden grey gray brown violet indigo crimson scarlet
    diamond diamonds emerald sapphire ruby pearl crystal platinum titanium steel iron bronze copper money dollar dollars
    million millionaire billion rich bigmoney cash bitcoin crypto ethereum bank banking credit flower flowers rose roses
    lily tulip orchid sunflower lavender jasmine garden forest mountain mountains island beach paradise tropical hawaii
    earth planet jupiter saturn mercury venus neptune pluto apollo zeus athena hercules poseidon hades odin loki
    computer phone telephone camera picture photo video radio television movie movies cinema book books library school
    college university student students teacher teachers professor doctor nurse lawyer police fireman engineer
    engineering science physics chemistry biology mathematics history english spanish french german italian house home
    homesweethome garage window door table chair candle mirror hammer rocket airplane pilot airborne flight flying train
    bicycle scooter car cars baseball123 snoopy peaches cocopuff pumpkin pumpkins mustard pickle pickles bubbles bubble
    bubblegum marshmallow jellybean jellybeans gummybear sprinkles tootsie twinkle glitter sparkle sparkles`,
  places: `america american usa unitedstates canada canadian mexico mexican brazil brasil argentina colombia peru chile
    england english britain british london scotland scottish ireland irish wales france paris germany berlin munich
    deutschland austria vienna switzerland italy italia roma venice spain espana madrid portugal lisbon greece athens
    turkey istanbul russia moscow ukraine kiev poland polska warsaw sweden stockholm norway denmark finland holland
    netherlands amsterdam belgium europe africa egypt cairo nigeria kenya southafrica india indian mumbai delhi pakistan
    karachi bangladesh china beijing shanghai hongkong taiwan japan japanese tokyo korea seoul thailand bangkok vietnam
    philippines manila indonesia jakarta malaysia singapore australia australian aussie sydney melbourne brisbane perth
    adelaide canberra darwin hobart queensland victoria tasmania newzealand auckland newyork newyorkcity brooklyn
    manhattan boston chicago houston dallas texas austin florida miami orlando atlanta georgia california losangeles
    hollywood sanfrancisco sandiego sacramento oakland seattle portland denver colorado phoenix arizona lasvegas vegas
    nevada detroit michigan cleveland ohio pittsburgh philadelphia baltimore washington carolina virginia tennessee
    nashville memphis alabama louisiana neworleans oklahoma kansas montana alaska toronto montreal vancouver`,
  times: `january february march april may june july august september october november december monday tuesday wednesday
    thursday friday saturday sunday weekend holiday holidays vacation birthday happybirthday christmas merrychristmas
    xmas santa santaclaus rudolph halloween easter thanksgiving valentine valentines newyear happynewyear millennium
    today tomorrow yesterday midnight morning goodmorning evening goodnight hello helloworld hellohello hellothere
    hithere goodbye byebye bonjour hola ciao thankyou please sorry`,
}

/** All of them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(Object.values(GROUPS).flatMap((words) => words.split(/\s+/)))
