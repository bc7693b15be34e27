import { posix } from 'node:path'
import type { Archive } from './archive.ts'
import { type Element, parseXml } from './xml.ts'

export interface Relation {
  type: string
  /** The name of a part in the archive, or an address if `external`. */
  target: string
  external: boolean
}

/** Parsed parts by archive, because a deck's slides share layouts. */
const trees = new WeakMap<Archive, Map<string, Element | null>>()

/** A part's element tree, or null if the archive has no such part. Trees are cached: never change one. */
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

/** A part's relationships by id. `type` is the last segment of the full type, such as "slide" or "chart". */
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

export function mainPart(archive: Archive, usual: string): string {
  for (const { type, target } of relations(archive, '').values()) if (type === 'officeDocument') return target
  return usual
}

export function related(list: Map<string, Relation>, type: string): string | null {
  for (const relation of list.values()) if (relation.type === type && !relation.external) return relation.target
  return null
}
