/// <reference lib="dom" />
/** The commands that the worker runs in a page, in an isolated world whose variables the page cannot access. */
import { wordsIn } from '../../pages/in-browser/sheet.ts'
import { collectBlocks } from './blocks.ts'
import { aimAtLink, sawChange } from './clicks.ts'
import { dismissConsent } from './consent.ts'
import { collectFacts } from './facts.ts'
import { firstScreen } from './first-screen.ts'
import { detachShadowingFields } from './forms.ts'
import { impression } from './impression.ts'
import { forgetAll } from './memoized.ts'
import { finishMotion } from './motion.ts'
import { scrollBack, scrollStep } from './scroll.ts'

const commands = {
  aimAtLink,
  collectBlocks,
  collectFacts,
  collectWords: () => wordsIn(document.documentElement),
  dismissConsent,
  finishMotion,
  firstScreen,
  hasPrograms: () => document.scripts.length > 0,
  impression,
  sawChange,
  scrollBack,
  scrollStep,
}

export type Commands = typeof commands

export function run<Name extends keyof Commands>(name: Name, ...given: Parameters<Commands[Name]>): unknown {
  forgetAll()
  detachShadowingFields()
  const command = commands[name] as (...given: unknown[]) => unknown
  return command(...given)
}
