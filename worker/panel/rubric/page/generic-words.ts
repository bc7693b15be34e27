/** Words that name no kind of thing, no customer and no task: a headline made of them alone could belong to anyone. */

const empty = new Set(
  `a an the and or but nor so yet of to in on at by for from with within without into onto over under as is are was be been being it its
   this that these those you your yours we our ours us they their them i my me who what when where how why which all any every each
   more most less least very just only even now today tomorrow ever never always here there not no yes can could will would do does done
   did make makes making made get gets getting let lets go goes going take takes taking give gives bring brings keep keeps help helps
   start starts begin begins meet meets discover experience experiences explore imagine believe dream think feel see know want need love
   live find turn move change changes changing shape shaping build building create creates creating drive driving deliver delivering
   unlock unlocking unleash unleashing empower empowering enable enabling elevate elevating transform transforming transformation
   reimagine reimagined reimagining reinvent reinvented redefine redefining redefined revolutionize revolutionise revolutionising
   accelerate accelerating supercharge amplify maximize maximise optimize optimise achieve achieving grow growing growth scale scaling
   succeed success win winning lead leading power powered powerful power potential possibility possibilities possible impossible future
   futures next level levels new old better best good great greater smart smarter simple simpler simply easy easier fast faster bold
   bolder bright brighter beautiful seamless seamlessly limitless effortless effortlessly innovative innovation innovations modern
   intelligent digital global world worlds life lives time way ways work works working together tomorrow's world's business businesses
   company companies organisation organization organisations organizations enterprise enterprises team teams people person everyone
   anyone everybody humans human humanity user users customer customers client clients brand brands industry industries market
   platform platforms solution solutions technology technologies system systems ecosystem suite engine value impact results result
   outcomes outcome excellence quality vision mission journey journeys story purpose passion promise ideas idea ambition ambitions
   ambitious goals goal things thing something everything anything anywhere everywhere one first ahead forward beyond limits
   imagination freedom control confidence trust happiness magic magical real truly ready smarter decisions insights insight
   productivity efficiency performance collaboration connection connections connected connect connecting one-stop end-to-end
   resilience clarity complexity simplicity agility certainty uncertainty harmony balance momentum tomorrow's meaning means mean full
   fully whole
   welcome hello home partner partners partnership era age revolution evolution leaders leader leadership change-makers doers dreamers
   move forwards place places last finally edge cutting-edge world-class game-changing next-generation unparalleled unmatched ultimate`
    .split(/\s+/)
    .filter(Boolean),
)

/** Whether a word says nothing about what is offered, to whom or for what. */
export function isGenericWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s$/, '')
  return empty.has(plain) || empty.has(plain.replace(/s$/, '')) || plain.length === 1
}

const nobody = new Set(
  `teams businesses companies organisations organizations enterprises people users customers clients brands everyone anyone industries
   results free years months weeks days hours minutes seconds sales success ideas goals needs decisions insights solutions systems
   platforms products projects tasks things reasons purposes questions answers details updates terms plans features benefits
   professionals individuals partners members visitors humans leaders innovators dreamers doers changes possibilities challenges
   outcomes times ways always business success access process us this his less its across various thus
   pages words letters notes files documents folders links images pictures photos videos messages emails mails meetings tickets payments
   reports charts dashboards numbers figures dates tools apps devices phones computers screens browsers languages currencies initiatives
   workloads workflows operations processes workshops programmes programs integrations stakeholders`
    .split(/\s+/)
    .filter(Boolean),
)

/** A plural noun that could name a group of customers: "luthiers", "orchid growers". Generic plurals do not count. */
export function mayNameSomeone(word: string): boolean {
  const plain = word.toLowerCase()
  return /[^s'’u]s$/.test(plain) && plain.length > 3 && !nobody.has(plain) && !empty.has(plain)
}
