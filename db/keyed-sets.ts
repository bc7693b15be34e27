/** Adds to the set at `key`. Returns a function that removes the member, and the set once it is empty. */
export function addMember<Key, Member>(sets: Map<Key, Set<Member>>, key: Key, member: Member): () => void {
  const members = sets.get(key) ?? new Set()
  sets.set(key, members.add(member))
  return () => {
    members.delete(member)
    if (members.size === 0 && sets.get(key) === members) sets.delete(key)
  }
}
