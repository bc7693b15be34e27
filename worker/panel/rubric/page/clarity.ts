/** What the first screen says that is offered. */
import { audienceNoun, offerNoun } from '../nouns.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteOf, quoteSentence, wordsOf } from '../text.ts'
import { isGenericWord } from './generic-words.ts'
import { hostOf } from './identity.ts'
import { intentOf } from './labels.ts'
import { isGreeting, namesOffer, withoutBrand } from './offer-words.ts'
import { brief, isEnglishPage, isWholePage, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isClickable } from './place.ts'

/** The offer as a text names it: "invoicing app", the nouns that stand together. */
function thingIn(text: string): string {
  const found = everyMatch(offerNoun, text)
  const first = found[0]
  if (!first) return ''
  let end = first.index + first.length
  for (const next of found.slice(1)) {
    if (text.slice(end, next.index).trim() !== '') break
    end = next.index + next.length
  }
  // "training records": the word alone would be another thing.
  const rest =
    /^(?: (?!(?:and|or|that|which|who|for|with|without|of|in|on|to|by|from|at|as|is|are|helps?|lets?|gives?|built|made|designed)\b)[\p{L}\p{N}’'-]+){1,3}/iu.exec(
      text.slice(end),
    )
  return text.slice(first.index, end + (rest?.[0].length ?? 0))
}

/** Several things in a row are named together, where they are few words. */
function offerIn(before: string): string {
  const row = before.trim().replace(/[\s,:;–—-]+$/, '')
  const several = /,| and | & /.test(row) && !/[.:;!?]/.test(row) && wordsOf(row).length <= 8
  const thing = thingIn(before)
  return several && row.includes(thing) ? row : thing
}

/** "Book a demo": the words that every button has are no name of an offer, whatever else they may mean. */
const buttonWords =
  /^\W*(?:book|order|plan|schedule|test|track|design)\b|\b(?:demo|call|account|trial|meeting|list|quote)\b/gi

/** Everything that the first screen and the title say, buttons included, without the name. */
function firstScreenText(page: PageReading): string {
  const shown = page.hero
    .filter(block => block.type !== 'image')
    .map(block =>
      isClickable(block) && intentOf(block.text) !== null ? block.text.replace(buttonWords, ' ') : block.text,
    )
  return withoutBrand([page.facts.title, ...shown].join('\n'), page.brand)
}

/** The share of words that could stand on anyone's page. */
function genericShare(text: string): number {
  const words = wordsOf(text)
  return words.length === 0 ? 0 : words.filter(isGenericWord).length / words.length
}

export const headlineNamesNoProduct: Observation = {
  id: 'headline-names-no-product',
  category: 'clarity',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['NNG-STAY', 'SB7', 'SEIB'],
  detect: onPage(page => {
    const { headline, subhead } = page
    if (!headline || page.heroIsImage) return []
    // A greeting is no headline; the line below it may still say what there is.
    const greeting = isGreeting(headline.text, page.brand)
    if (greeting && !subhead) return []
    const text = firstScreenText(page)
    if (wordsOf(text).length < 3 || namesOffer(text) || namesOffer(page.facts.description)) return []
    if (offerNoun.test(hostOf(page.facts).replace(/[.-]/g, ' '))) return []
    const said = withoutBrand(`${greeting ? '' : headline.text} ${subhead?.text ?? ''}`, page.brand)
    if (genericShare(said) < 0.75) return []
    return [
      sight(
        3,
        [quoteOf(headline), subhead && quoteOf(subhead)],
        { headline: brief(headline.text), name: whereOf(page), title: brief(page.facts.title) },
        'A noun for what is sold, or a task with its object, in the title, the headline and the rest of the first screen',
      ),
    ]
  }),
  beats: ['headline-aspiration-only'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'I read “{headline}” and still cannot tell what {name} would sell me. When a seller will not name the thing, I assume there is a reason.',
      'Put the plain noun for it, the word on the invoice, into the line under “{headline}”.',
      'Nothing on the first screen of {name} names a thing that I could buy.',
    ],
    'funnel-fixer': [
      '-',
      'A visitor who lands on “{headline}” has no reason to take the next step, because no word there says what the step leads to.',
      'Test “{headline}” against a line that names the product and the task it does, and ask five strangers to say it back.',
      'People who cannot say what {name} offers leave before any button matters.',
    ],
    positioning: [
      '-',
      '“{headline}” sets no category, so readers will compare {name} with whatever they saw last.',
      'Decide which category {name} wants to be compared in and write that noun beside “{headline}”.',
      'Without a category word on the first screen there is no frame in which {name} can be better.',
    ],
    'investment-opportunity': [
      '-',
      'After “{headline}” I could not tell a partner in one sentence what {name} makes.',
      'Write the one sentence that a partner would repeat, with the product as its object.',
      'What cannot be repeated after the first screen does not travel to the next meeting.',
    ],
    'market-competition': [
      '-',
      '“{headline}” names no product, so there is no market to size and no rival to hold it against.',
      'Name the thing that {name} replaces; that settles who it competes with.',
      'I cannot place {name} in any market from these words.',
    ],
    brand: [
      '?',
      'Only a name that people already know can open with “{headline}” and nothing else; is {name} that famous?',
      'Ask people who have never met {name} what they think it does after reading “{headline}”.',
      'Whether fame carries “{headline}” is not something the page can show.',
    ],
  }),
}

const serves = /\b(?:for|that helps?|helps?|helping|built for|made for|designed for|lets?|gives?|enables?)\b/i

/** The group that is named, not what it has: "people with two years of accounts" are people. */
function audienceIn(after: string): string | null {
  const who = everyMatch(audienceNoun, after)[0]
  const joined = /\b(?:with|without|of|in|on|at|from|who|whose|that|which|to)\b/i
  return who && !joined.test(after.slice(0, who.index)) ? who.text : null
}

export const categoryAndAudienceStated: Observation = {
  id: 'category-and-audience-stated',
  category: 'clarity',
  appliesTo: isEnglishPage,
  sources: ['DUN', '500', 'SEIB'],
  detect: onPage((page, reading) => {
    const quotedBlocks = new Set(page.testimonials.flatMap(({ block, byBlock }) => [block, byBlock]))
    const prose = new Set(page.hero.filter(block => !quotedBlocks.has(block)))
    const sentence = reading.sentences.find(({ text, words, block }) => {
      if (!prose.has(block) || words.length > 30 || words.length < 4 || text.endsWith('?')) return false
      const link = serves.exec(text)
      if (!link || negated(text, link.index)) return false
      const before = text.slice(0, link.index)
      const after = text.slice(link.index + link[0].length)
      return offerNoun.test(withoutBrand(before, page.brand)) && audienceIn(after.slice(0, 80)) !== null
    })
    if (!sentence) return []
    const link = serves.exec(sentence.text)
    const after = sentence.text.slice((link?.index ?? 0) + (link?.[0].length ?? 0))
    const audience = audienceIn(after.slice(0, 80)) ?? ''
    // "One API for 29 couriers": what is counted is what the thing reaches. Who it is for may stand in the next line.
    if (/^\W*(?:(?:over|more than|about|all|up to) )?\d/i.test(after)) return []
    const others = page.hero.flatMap(block =>
      isClickable(block) || quotedBlocks.has(block)
        ? []
        : everyMatch(/\bfor /g, block.text).flatMap(
            ({ index }) => audienceIn(block.text.slice(index + 4, index + 60)) ?? [],
          ),
    )
    if (others.some(other => other.toLowerCase() !== audience.toLowerCase())) return []
    const facts = {
      sentence: brief(sentence.text, 110),
      thing: offerIn(withoutBrand(sentence.text.slice(0, link?.index), page.brand)),
      audience,
      name: whereOf(page),
    }
    return [sight(1, [quoteSentence(sentence)], facts)]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{sentence}” tells me at once whether I am in the right place.',
      'Keep the sentence that plain when the offer grows.',
      'One line was enough to know what it is, “{thing}”, and whom it means, “{audience}”.',
    ],
    'funnel-fixer': [
      '+',
      'The right visitor recognises “{audience}” on the first screen and knows that “{thing}” is what comes next.',
      'Use the same two words, “{thing}” and “{audience}”, in whatever leads people here.',
      'Visitors sort themselves on this line, so the clicks that follow are worth more.',
    ],
    positioning: [
      '+',
      '“{sentence}” sets the frame of comparison with “{thing}” and says for whom {name} should win it.',
      'Hold on to both words; a wider sentence would sell to nobody in particular.',
      'Category and customer stand in one sentence, so {name} has chosen its own comparison.',
    ],
    brand: [
      '?',
      'Do the words of “{sentence}” sound like {name}, or only like the trade? They are clear, and clear is not yet a voice.',
      'Read the line to three customers without the name and ask whose it is.',
      'The facts in the line are plain; whether the voice is its own takes an ear.',
    ],
    'investment-opportunity': [
      '+',
      'One line, “{sentence}”, is enough to know what {name} makes and for whom.',
      'Open every conversation with this line.',
      'I can repeat what {name} does without notes.',
    ],
    'market-competition': [
      '+',
      'Naming {audience} makes a count of buyers possible, and “{thing}” says whom they would buy from otherwise.',
      'Count how many {audience} there are and list the three vendors that they would name first.',
      '“{thing}” and “{audience}” are enough to look up the rivals.',
    ],
  }),
}
