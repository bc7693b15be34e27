/** Names of others in a page's own prose: who stands there may be the one who vouches. */
import { everyMatch, sentencesOf, wordsOf } from '../text.ts'
import type { PageReading } from './page-reading.ts'
import { isText } from './place.ts'

/** A name within a sentence, and one of two words or more at its beginning. */
const named =
  /(?:(?<=[\p{Ll}\d][,;:]? (?:“|")?)\p{Lu}[\p{Ll}\d][\p{L}\d’'&-]{1,30}|^\p{Lu}\p{Ll}[\p{L}’'-]{1,30}(?= \p{Lu}\p{Ll}))(?: \p{Lu}[\p{L}\d’'&-]{1,30}){0,3}/gu
const noName =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Italian|European|American|British|Internet|Web|Bluetooth|Windows|Linux|Android|Mac|Chrome|Excel|Word|Google|Slack|Zoom|Gmail|Outlook)(?: |$)/
/** What it works with, where it is and what it came from vouches for nothing. */
const joined =
  /\b(?:works? with|work(?:s|ing)? in|integrat\p{L}*|connect\p{L}*|sync\p{L}*|import\p{L}*|export\p{L}*|plug\p{L}*|compatible|supports?|replac\p{L}*|instead of|unlike|than|versus|open(?:s|ed)? in|hosted|servers?|available|built (?:with|on)|made (?:of|with|from)|sign(?:s|ed)? in with|download\p{L}*)\b/iu
const whereabouts = /\b(?:in|near|from|around|across|between|outside|over|off|on|at) $/

/** As many as make "no outside name" a doubtful thing to say. */
const enough = 2

export function namesOthers(page: PageReading): boolean {
  const own = `${page.brand ?? ''} ${page.facts.title} ${page.headline?.text ?? ''}`
  const found = new Set<string>()
  for (const block of page.content) {
    if (!isText(block) || block.type === 'heading' || wordsOf(block.text).length < 5) continue
    for (const { text } of sentencesOf(block)) {
      if (joined.test(text)) continue
      for (const { text: name, index } of everyMatch(named, text)) {
        if (noName.test(name) || own.includes(name) || whereabouts.test(text.slice(0, index))) continue
        found.add(name)
      }
    }
  }
  return found.size >= enough
}
