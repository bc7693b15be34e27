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
const trees = new WeakMap<Archive, Map<string, Element | undefined>>()

/** A part's element tree, if the archive has such a part. Trees are cached: never change one. */
export function part(archive: Archive, name: string | undefined): Element | undefined {
  if (name === undefined) return undefined
  const known = trees.get(archive) ?? new Map<string, Element | undefined>()
  trees.set(archive, known)
  if (known.has(name)) return known.get(name)
  const bytes = archive.read(name)
  const tree = bytes ? parseXml(bytes) : undefined
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
  return [...relations(archive, '').values()].find(({ type }) => type === 'officeDocument')?.target ?? usual
}

export function related(list: Map<string, Relation>, type: string): string | undefined {
  return [...list.values()].find(relation => relation.type === type && !relation.external)?.target
}
