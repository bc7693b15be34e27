/** Hands the project form what was typed and which file was chosen on another page. An address cannot carry a file. */

/** Where the project form stores in this tab what was typed, so that neither a reload nor an expired session loses it. */
export const createKey = 'panel.create'

const shelf = 'files'
const key = 'next'
/** A file is handed over only within this time: later, somebody else may have signed in and opened the form. */
const freshMs = 60_000

interface Handed {
  file: File
  at: number
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function openShelf(): Promise<IDBObjectStore> {
  const opening = indexedDB.open('panel', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(shelf)
  return (await settled(opening)).transaction(shelf, 'readwrite').objectStore(shelf)
}

export async function handOver(file: File): Promise<void> {
  await settled((await openShelf()).put({ file, at: Date.now() } satisfies Handed, key))
}

/** Null if none was handed over just now, or if the browser stores nothing, as in some private windows. */
export async function takeOver(): Promise<File | null> {
  try {
    const files = await openShelf()
    const handed = await settled<Handed | undefined>(files.get(key))
    files.delete(key)
    return handed && Date.now() - handed.at < freshMs ? handed.file : null
  } catch {
    return null
  }
}
