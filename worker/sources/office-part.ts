/** The parts of an office archive and how they point at each other. */
import { posix } from 'node:path'
import type { Archive } from './archive.ts'
import { type Element, parseXml } from './xml.ts'

export interface Relation {
  type: string
  /** A part's name in the archive, or an address where `external`. */
  target: string
  external: boolean
}

/** Trees by archive: a deck's slides share layouts, each of which is parsed once. */
const trees = new WeakMap<Archive, Map<string, Element | null>>()

/** A part's element tree, or null where the archive has no such part. Trees are shared: never change one. */
export function part(archive: Archive, name: string): Element | null {
  const known = trees.get(archive) ?? new Map<string, Element | null>()
  trees.set(archive, known)
  const found = known.get(name)
  if (found !== undefined) return found
  const bytes = archive.read(name)
  const tree = bytes && parseXml(bytes)
  known.set(name, tree)
  return tree
}

/** What a part points at, by relationship id. The last word of the relationship's type is kept: "slide", "chart". */
export function relations(archive: Archive, name: string): Map<string, Relation> {
  const folder = posix.dirname(name)
  const list = part(archive, posix.join(folder, '_rels', `${posix.basename(name)}.rels`))
  const found = new Map<string, Relation>()
  for (const { attributes } of list?.children ?? []) {
    const { Id, Target, Type, TargetMode } = attributes
    if (Id === undefined || Target === undefined) continue
    const external = TargetMode === 'External'
    const target = external ? Target : Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
    found.set(Id, { type: (Type ?? '').split('/').pop() ?? '', target, external })
  }
  return found
}

/** The part that the archive names as its document, or the usual one. */
export function mainPart(archive: Archive, usual: string): string {
  for (const { type, target } of relations(archive, '').values()) if (type === 'officeDocument') return target
  return usual
}

/** The first part that a part points at with this type of relationship. */
export function related(list: Map<string, Relation>, type: string): string | null {
  for (const relation of list.values()) if (relation.type === type && !relation.external) return relation.target
  return null
}
