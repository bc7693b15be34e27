/**
 * The lens of an analyst that an admin adds. A seeded analyst's row names its lens; one without gets it from the words
 * of its prompt and specialty: which categories they name, and which seeded lens they sound most like. What the words
 * do not name is outside its job. Deterministic: the same words give the same lens.
 */
import type { PanelAnalyst } from '#db/shapes.ts'
import { type Category, type Lens, lenses } from '#db/vocabulary.ts'
import { categoryWords, lensWords } from './lens-words.ts'
import type { Observation, View } from './observation.ts'
import { everyMatch } from './text.ts'

export interface PromptLens {
  /** How often the words name a category; a category that is not here is outside. Words of the specialty count twice. */
  weights: Partial<Record<Category, number>>
  /** The up to three categories named most: these are the analyst's job before all others. */
  leading: Category[]
  /** All seeded lenses, the nearest first. */
  near: Lens[]
  /** The words, lower case, for observations named directly ("retention", "acronym"). */
  words: Set<string>
}

function hits(words: RegExp, text: string): number {
  return new Set(everyMatch(words, text.toLowerCase()).map(match => match.text)).size
}

/** Reads a lens out of an analyst's prompt and specialty. */
export function lensOfPrompt(prompt: string, specialty: string): PromptLens {
  const score = (words: RegExp) => hits(words, prompt) + 2 * hits(words, specialty)
  const weights: PromptLens['weights'] = {}
  for (const [category, words] of Object.entries(categoryWords) as [Category, RegExp][]) {
    const weight = score(words)
    if (weight > 0) weights[category] = weight
  }
  const leading = (Object.entries(weights) as [Category, number][])
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([category]) => category)
  const nearness = new Map(lenses.map(lens => [lens, score(lensWords[lens])]))
  const near = [...lenses].sort((a, b) => (nearness.get(b) ?? 0) - (nearness.get(a) ?? 0))
  return { weights, leading, near, words: new Set(`${prompt} ${specialty}`.toLowerCase().match(/[a-z]{5,}/g) ?? []) }
}

/** Words in observation ids that say how a thing is, not what it is. */
const how = new Set(
  'absent missing stated shown unshown named unnamed names says first second clear short large claim claims unclear'.split(
    ' ',
  ),
)

/** The prompt names the observation's own subject: "retention" and `retention-absent`. */
function names(lens: PromptLens, observation: Observation): boolean {
  return observation.id.split('-').some(part => part.length >= 5 && !how.has(part) && lens.words.has(part))
}

function isLens(name: string | null): name is Lens {
  return lenses.some(lens => lens === name)
}

/** How one analyst looks at observations. */
export interface Sight {
  analyst: PanelAnalyst
  /** Its seeded lens; null where the lens came from its prompt. */
  lens: Lens | null
  view(observation: Observation): View | undefined
  /** Its prompt leads with this subject: where another would say the same words, this one speaks. */
  leads(observation: Observation): boolean
}

const known = new WeakMap<PanelAnalyst, Map<string, Sight>>()

/**
 * The analyst's sight: its seeded lens, or the one its prompt gives. Made once for each set of lenses that sit beside it:
 * everyone asks for that of everyone.
 */
export function sightOf(analyst: PanelAnalyst, panel: readonly PanelAnalyst[] = []): Sight {
  const seated = lenses.filter(lens => panel.some(other => other.lens === lens))
  const made = known.get(analyst) ?? new Map<string, Sight>()
  known.set(analyst, made)
  const sight = made.get(seated.join()) ?? newSightOf(analyst, seated)
  made.set(seated.join(), sight)
  return sight
}

function newSightOf(analyst: PanelAnalyst, seated: readonly Lens[]): Sight {
  const name = analyst.lens
  if (isLens(name)) {
    return { analyst, lens: name, view: observation => observation.views[name], leads: () => false }
  }
  const lens = lensOfPrompt([analyst.prompt, ...analyst.questions].join('\n'), analyst.specialty)
  const sees = (observation: Observation) =>
    lens.weights[observation.category] !== undefined || names(lens, observation)
  return {
    analyst,
    lens: null,
    view(observation) {
      if (!sees(observation)) return undefined
      const able = lens.near.filter(near => observation.views[near])
      // In words that nobody on this panel has, where there are any: else it could only repeat a colleague.
      const nearest = able.find(near => !seated.includes(near)) ?? able[0]
      return nearest && observation.views[nearest]
    },
    leads: observation => lens.leading.includes(observation.category) || names(lens, observation),
  }
}
