import type { Db } from '../connection.ts'

/** For statements that run on every request or for every page: they are built once per connection pool. */
export function oncePerPool<Statements>(prepare: (db: Db) => Statements): (db: Db) => Statements {
  const prepared = new WeakMap<Db, Statements>()
  return db => {
    const known = prepared.get(db) ?? prepare(db)
    prepared.set(db, known)
    return known
  }
}

/** The row of a statement that always has one, such as an INSERT. */
export function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The statement returned no row')
  return row
}

/** Whether an INSERT, UPDATE or DELETE without a RETURNING clause wrote or deleted a row. */
export const changesAny = async (statement: PromiseLike<{ count: number }>): Promise<boolean> =>
  (await statement).count > 0
