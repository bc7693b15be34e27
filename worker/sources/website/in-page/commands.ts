/// <reference lib="dom" />
/** What the worker asks of a page, each by its name here. */
import { spreadCells } from '../../parsers/table-rows.ts'
import { aimAtLink, sawChange } from './click-watch.ts'
import { collectBlocks } from './collect-blocks.ts'
import { collectFacts } from './collect-facts.ts'
import { dismissConsent } from './dismiss-consent.ts'
import { impression } from './impression.ts'
import { installColour } from './install-colour.ts'
import { installFolds } from './install-folds.ts'
import { installForms } from './install-forms.ts'
import { installGroups } from './install-groups.ts'
import { installHidden } from './install-hidden.ts'
import { installLabels } from './install-labels.ts'
import { installLooks } from './install-looks.ts'
import { installMotion } from './install-motion.ts'
import { installRows } from './install-rows.ts'
import { installScreen } from './install-screen.ts'
import { installTree } from './install-tree.ts'
import { installUnshown } from './install-unshown.ts'
import { installWriter } from './install-writer.ts'
import { installZones } from './install-zones.ts'
import type { Memory } from './memory.ts'
import { scrollBack } from './scroll-back.ts'
import { scrollStep } from './scroll-step.ts'
import type { Tools } from './tools.ts'

const memory: Memory = { consentRoot: null, formOf: new WeakMap(), searchedAt: Number.NEGATIVE_INFINITY }

/** The tools are fresh in each run, since the page changes between them. */
function prepare(): Tools {
  const tools = { memory } as Tools
  installForms(tools)
  installTree(tools)
  installRows(tools, spreadCells)
  installColour(tools)
  installHidden(tools)
  installMotion(tools)
  installScreen(tools)
  installZones(tools)
  installFolds(tools)
  installLabels(tools)
  installLooks(tools)
  installGroups(tools)
  installUnshown(tools)
  installWriter(tools)
  return tools
}

const commands = {
  aimAtLink,
  collectBlocks,
  collectFacts,
  dismissConsent,
  finishMotion: (tools: Tools) => tools.finishMotion(),
  firstScreen: (tools: Tools) => tools.firstScreen(),
  hasPrograms: (_tools: Tools) => document.scripts.length > 0,
  impression,
  sawChange,
  scrollBack,
  scrollStep,
}

/** By name: what each takes and what it answers. */
export type Commands = {
  [Name in keyof typeof commands]: (typeof commands)[Name] extends (tools: Tools, ...given: infer Given) => infer Answer
    ? (...given: Given) => Answer
    : never
}

export function run<Name extends keyof Commands>(name: Name, ...given: Parameters<Commands[Name]>): unknown {
  const command = commands[name] as (tools: Tools, ...given: unknown[]) => unknown
  return command(prepare(), ...given)
}
