/**
 * Words by which others may vouch for an offer though no list is sure of it: a prize, a paper, a mark, a named place that
 * uses it, a number of what was done. Enough to keep quiet about missing evidence, not enough to praise it.
 */

/** "Took gold at the Northern Loaf Championships", "Editors’ Choice", "Best of Millbrook", "eleven medals at". */
const prize =
  /\b(?:[Ss]hortlisted|[Ll]onglisted|[Hh]ighly commended|[Rr]unner-up|[Ff]inalists? (?:in|at|for|of)|[Rr]osettes?)\b|\b(?:\p{Lu}\p{L}{1,30} ){1,3}(?:Prize|Trophy|Medal|Championships?)\b|\b(?:medals?|prizes?|records?) (?:at|in|from) the \p{Lu}|\b(?:won|took|taken|received) (?:\p{L}+ ){0,2}(?:gold|silver|bronze|first|second|third)\b|\b(?:[Gg]old|[Ss]ilver|[Bb]ronze|[Ff]irst|[Ss]econd|[Tt]hird) (?:at|in|from) the \p{Lu}|\b(?:\p{Lu}[\p{L}’']{1,30} )(?:of )?(?:the )?(?:\p{Lu}\p{L}{1,30} )(?:gold|silver|bronze)\b|\bstars? (?:on|from|by|at) (?:the door\b|(?:the )?\p{Lu})|\bEditors?['’]s? (?:Choice|Pick)\b|\b(?:\p{Lu}\p{L}{1,30} ){1,3}of the (?:Day|Week|Month|Year)\b|\bBest of (?:the )?\p{Lu}|\b(?:\d+|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve) (?:\p{L}+ )?(?:medals|trophies|awards)\b|\b\p{Lu}\p{L}{1,30} (?:\p{L}+ )?champions?\b|\bvoted (?:us|them|it|best)\b/u

const systems = 'Windows|Linux|Mac|macOS|iOS|iPhone|iPad|Android|Ubuntu|Debian|Postgres|Python|Node|Java|Chrome|Firefox'
/** "4.8 from 12.3K", "4.7 on Google"; a version runs on a system. */
const rated = new RegExp(
  `(?<![\\d.,$€£₹])[0-5][.,]\\d (?:average )?(?:(?:from|by|based on|across|over) \\d[\\d.,]*[\\dKk]|on (?!${systems})\\p{Lu})|\\bsays? [0-5][.,]\\d|\\b(?:NPS|[Nn]et promoter)\\b[^.!?\\n]{0,20}\\d`,
  'u',
)

const papers =
  'Gazette|Courier|Times|Chronicle|Herald|Tribune|Echo|Guardian|Telegraph|Observer|Journal|Magazine|Argus|Mercury|Examiner|Advertiser|Spectator|Daily Mail|Washington Post|Evening Standard'
/** "In the Dales Gazette", "did a page on us", "Cupwise called it “the one to beat”". */
const press = new RegExp(
  `\\b[Tt]he (?:Guardian|Times|Telegraph|Economist)\\b|\\b(?:[Tt]he|[Ii]n|[Oo]n|[Bb]y) (?:\\p{Lu}\\p{L}{1,30} ){1,3}(?:${papers})\\b|\\b(?:did|ran|wrote|made|printed|published|broadcast) (?:an? |two |three )?(?:\\p{L}+ )?(?:page|piece|story|portrait|feature|film|report|programme)?s? ?(?:on|about) us\\b|(?<!\\p{L})(?!(?:He|She|It|They|We|I|You|Who|Nobody|Someone|Everyone)\\b)\\p{Lu}[\\p{L}’'-]{1,30} (?:has |have )?(?:called|named|wrote|writes|said|described)\\b[^“"\\n]{0,60}[“"]\\p{L}+ \\p{L}|\\b(?:BBC|NPR|ITV|RTÉ|Michelin|Legal 500|Good (?:Food|Hotel|Pub|Beer) Guide|Which\\?)`,
  'u',
)

/** "The Handloom Mark", "PVG-checked", "audited by", "bonded and insured", "license MP-20418". */
const mark =
  /\b(?:the|bears?|carries|carry|holds?) (?:\p{L}+ )?(?!Question|Exclamation)\p{Lu}\p{L}{1,30} Mark\b|\b[Kk]itemark\b|\b(?:audited|inspected|examined|vetted|verified|ranked|recommended|graded|commended|endorsed|listed) by\b|\b(?:DBS|PVG|CRB|police|background)[- ]checked\b|\bbonded and insured\b|\b[Ll]icen[cs]e (?:(?:no|number)\.? ?[A-Z]{0,3}-?\d{3}|[A-Z]{1,3}-?\d{3}|\d{5})|\b(?:[Mm]ember|[Aa]ccreditation|[Cc]ertificate|[Rr]egistration) (?:(?:no|number)\.? )?\d{3}|\bCyber Essentials\b|\bindependent (?:examiner|auditor|audit|tests?)\b|\b(?:AS9100D?|NADCAP|IATF|TÜV|UL[- ]listed|FSSAI|BIS|Fairtrade|Soil Association|Energy Star|Lexcel|SRA|OSCR)\b/u

/** "At work in Bean Stage (Stroud), Copper Pot (Frome)": names, each with its place. */
const places =
  /\p{Lu}[\p{L}’'&. -]{1,40} \(\p{Lu}[\p{L}’' -]{1,30}\)[,;·|]? (?:and )?(?:the )?\p{Lu}[\p{L}’'&. -]{1,40} \(\p{Lu}/u
/** "Corner Stage, Radio Lint and The Long Table are edited in it": several by name who do their work with it. */
const several =
  /\p{Lu}[\p{L}’'.-]{1,30}(?: \p{Lu}[\p{L}’'.-]{1,30}){0,4}, (?:the )?\p{Lu}[\p{L}’' .-]{1,40}?(?:,)? and (?:the |an? )?[\p{L}’' .-]{2,40}? (?:send|use|run|teach|cook|sing|ship|cut|rely|order|buy|train|print|sell|bake|sail|switched|are (?:edited|made|run|built|printed|written|sung)) /u
/** "Monologue put them on its list", "PlayLife gave it four and a half mice", "She coached at La Pergola". */
const chosen =
  /(?<!\p{L})(?!(?:He|She|It|They|We|I|You|Who|That|This|Nobody|Someone|Everyone)\b)\p{Lu}[\p{L}’'-]{3,30} (?:puts?|gave|chose|picked|ranked|placed|awarded|lists?|cited|stocks?) (?:it|us|them)\b|\b(?:coached|trained|taught|cooked|played|studied|danced|sang|apprenticed) (?:at|under) (?:the )?\p{Lu}|\bcited (?:in|by) (?:the )?\p{Lu}|\b(?:[Hh]as|[Hh]ave|['’]ve) (?:run|done|made|built|written|worked|cooked|designed|printed|translated|painted|played) (?:it |this |them )?for (?:the )?\p{Lu}|\p{Lu}\p{L}{1,30} (?:LLP|Ltd|GmbH|Inc\.?) (?:of|in) \p{Lu}\p{L}{1,30} \p{L}+ed\b|\b[Hh]as (?:taught|cooked|built|baked|coached|treated|played|practised|worked) (?:\p{L}+ ){0,3}since\b/u

/** "Served at The Inn at Cedar Weir", "Sung by" over a list, "the church at Ashby takes twenty of them". */
const taken =
  /\b(?:[Ss]erved|[Ss]tocked|[Pp]oured|[Ss]hown|[Ee]xhibited|[Hh]ung|[Pp]layed|[Ww]orn|[Pp]erformed|[Ii]n use) at (?:the )?\p{Lu}|\b(?:[Ss]ung|[Rr]ead|[Ww]orn|[Pp]layed|[Cc]hosen|[Ss]tocked|[Oo]rdered|[Bb]acked|[Ff]unded) by (?:the |an? )?\p{Lu}|^(?!Powered|Hosted)\p{Lu}\p{Ll}*(?:[^t]ed|sen|ven|ung|unk|orn|ead|aten) by\W*$|\b[Tt]he (?!team|company|people|server|app|crew|office)(?:[\p{L}-]{1,30} ){1,4}(?:at|in|of) \p{Lu}[\p{L} ’'-]{1,30}? (?:takes?|uses?|runs?|orders?|stocks?|sells?|serves?|buys?|plays?|trusts?) (?:it|us|them|ours|[\p{L}\d]+ of (?:it|them|ours)|\d)(?![\p{L}\d])/u

/** Words of somebody else with a dash and a name behind them, in no marks of quotation. */
const signed = /[.!?…]['"”’]?\s?[—–]\s?\p{Lu}\p{L}{1,30}(?:,| \p{Lu}| of | at | from )[^.!?\n]{0,60}$/u

const doing =
  'handed out|given out|gone out|sent out|fitted|installed|filled|placed|shipped|sold|delivered|served|trained|taught|repaired|restored|mended|moved|built|baked|planted|answered|settled|rehomed|graduated|finished|passed|fed|hatched|poured|printed|bound|tuned'
/** A number that is no limit, no size and no amount: "up to 60", "for 20", "handles 5,000". */
const some =
  '(?<![\\w.,$€£₹+]|(?:[Uu]p to|[Uu]nder|[Mm]aximum|[Ff]irst|[Ff]or|[Hh]andles?|[Oo]f|[Ww]ith|[Ww]ithin|[Ii]n) )\\d[\\d,.]*\\d(?: ?(?:lakh|crore|k|K|m|million|thousand)|-odd)?\\+?'
const folk =
  'agencies|couples|students|pupils|nurses|drivers|farmers|growers|riders|players|volunteers|tenants|landlords|weavers|breweries|bakeries|museums|libraries|universities|councils|theatres|hotels|villages|roofs|flats|gardens|patients|selections|looms|shifts|moves|removals|lamps|dogs|cats|boats|bikes|inboxes|graduates|alumni'
/** "11,460 lamps handed out", "740 agencies send their quotes", "31 of our students", "62 moves so far". */
const numbered = new RegExp(
  `${some},? (?!minutes|hours|days|weeks|months|years|seconds)(?:[\\p{L}’'-]{1,30} ){0,2}\\p{L}{1,30}s (?:(?:have|has|had|were|been|are|now|already) ){0,3}(?:${doing})\\b(?! (?:an?|per|each|every) )|${some} (?:[\\p{L}’'-]{1,30} )?(?:${folk})\\b|${some} (?:people|\\p{L}+s) have (?:now |already |since )?\\p{L}+(?:ed|t|n)\\b|\\d ?% of \\d[\\d,.]*\\d \\p{L}+s (?:${doing})\\b|${some} of (?:our|the|my) (?:students|pupils|graduates|customers|clients|members|patients|learners)\\b|\\b(?:fitted|installed|placed|shipped|sold|delivered|served|trained|taught|repaired|restored|moved|built|planted|put in) (?:[\\p{L}’'-]{1,30} ){0,4}${some} \\p{L}`,
  'u',
)
/** "Three chairs since ’71", "estd. 2009", "third generation". */
const long =
  /\bsince ['’]\d\d\b|\b[Ee]std?\.? (?:in )?(?:1[89]|20)\d\d\b|\b(?:second|third|fourth|fifth)[- ]generation\b|\bin business (?:since|for)\b/

const vouching = [prize, rated, press, mark, places, taken, several, chosen, signed, numbered, long]

export function mayVouch(text: string): boolean {
  return vouching.some(one => one.test(text))
}
