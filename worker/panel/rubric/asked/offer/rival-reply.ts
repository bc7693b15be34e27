/** A rival by name in a plan: what it would do. */
import { question } from '../question.ts'
import { isSellingPaper } from './own-voice.ts'
import { namedRival } from './stayed-with.ts'

export const rivalReply = question({
  id: 'asked-rival-reply',
  category: 'competition',
  sources: ['SEQ'],
  lens: 'market-competition',
  appliesTo: isSellingPaper,
  answeredBy:
    /\b(?:(?:they|them|it|competitors?|rivals?|others|anyone|nobody|(?!We\b|You\b)\p{Lu}\p{L}+) (?:can(?:not|['’]t)|can|could|would|will|may|might) (?:easily |hardly |not |soon )?(?:copy|match|follow|respond|react|answer|undercut)|hard to copy|if (?:they|it|\p{Lu}\p{L}+) (?:copies|follows|responds|reacts|cuts|matches|lowers)|patent(?:s|ed)?|moat|head start|we expect (?:them|it|\p{Lu}\p{L}+) to)\b/u,
  subject: namedRival,
  ask: ({ other }) => `What can ${other} do within a year if this goes well, and what would that cost it?`,
  answer: ({ other }) =>
    `Write ${other}’s best reply in three lines, and the one thing in it that could not be bought.`,
  reason: ({ other }) => `${other} is described as it stands today; a plan also meets what it becomes.`,
})
