/** Checks before anything is started. Each failure is one line that names the variable to change. */
import { lstatSync } from 'node:fs'
import { connect as connectSocket, createServer, type NetConnectOpts } from 'node:net'
import { makeWritable } from '#db/embedded/writable-folder.ts'
import { asSentence, Fatal, messageOf } from './fatal.ts'
import type { Settings } from './settings.ts'

const answerMs = 10_000

/** A Panel that was just killed, or part of it, needs a moment to release its port. */
const patienceMs = 3_000
const lookMs = 100

/** Returns the port, or a free one for 0. Nothing is listening there when this resolves. */
export async function claimPort(host: string, port: number): Promise<number> {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await tryPort(host, port)
    } catch (error) {
      const trouble = error as NodeJS.ErrnoException
      if (trouble.code !== 'EADDRINUSE' || Date.now() > end) throw new Fatal(portTrouble(host, port, trouble))
      await new Promise(resolve => setTimeout(resolve, lookMs))
    }
  }
}

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

function portTrouble(host: string, port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: stop the program that uses it, or set PORT to another number.`
  if (error.code === 'EACCES') return `Port ${port} is not allowed for this user: set PORT to a number above 1023.`
  return `Panel cannot listen on ${host} (${error.code ?? error.message}): set HOST to an address of this machine.`
}

/** Throws if the database does not answer; the message does not contain the password. */
export async function checkDatabase(url: string): Promise<void> {
  const { host, pathname } = new URL(url)
  // Imported lazily: it takes a while, and most starts have no external database to check.
  const { connect } = await import('#db/connection.ts')
  const connection = connect(url, { max: 1 })
  try {
    const { path, host, port } = connection.sql.options
    await checkGreeting(path ? { path: String(path) } : { host: host[0], port: port[0] ?? 0 })
    await connection.sql`select 1`
  } catch (error) {
    const where = `${host}${pathname}`
    throw new Fatal(asSentence(`The database at ${where} (DATABASE_URL) cannot be used: ${databaseTrouble(error)}`))
  } finally {
    await connection.close()
  }
}

/**
 * Asks for encryption, which a Postgres answers with one letter. With another server the driver would wait without end, or
 * reconnect at once after each hang-up. An unreachable address is no failure here, because the driver names the reason.
 */
async function checkGreeting(address: NetConnectOpts): Promise<void> {
  const socket = connectSocket(address, () => socket.write(Buffer.from('0000000804d2162f', 'hex')))
  const answer = new Promise<void>((resolve, reject) => {
    const foreign = () => reject(new Error('what answers there is no Postgres'))
    socket.setTimeout(answerMs, () => reject(new Error('it does not answer')))
    // "E" begins an error of Postgres, which the driver reads.
    socket.on('data', bytes => (/^(?:[SN]$|E)/.test(bytes.toString('latin1')) ? resolve() : foreign()))
    socket.on('end', foreign).on('error', () => resolve())
  })
  await answer.finally(() => socket.destroy())
}

/** Throws if the files folder is not writable. Panel's own data folder is checked later, by the embedded database. */
export function checkFiles({ databaseUrl, filesDir, filesVariable }: Settings): void {
  const inDataFolder = !databaseUrl && filesVariable === 'PANEL_DATA_DIR'
  if (inDataFolder && !isThere(filesDir)) return
  try {
    makeWritable(filesDir)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Fatal(
      `The folder for files ${filesDir} cannot be written (${code}). Name another one in ${filesVariable}.`,
    )
  }
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file) !== undefined
  } catch {
    return false // a problem with a parent folder is reported with the data folder
  }
}

function databaseTrouble(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no host of that name'
  if (code === 'CONNECT_TIMEOUT') return 'it does not answer'
  return messageOf(error) || code
}

/** Throws if Redis does not answer PING with the credentials and database of the address. */
export async function checkRedis(url: string): Promise<void> {
  // Imported lazily, as above.
  const { Redis } = await import('ioredis')
  const limits = { connectTimeout: answerMs, commandTimeout: answerMs, maxRetriesPerRequest: 0 }
  const redis = new Redis(url, { ...limits, lazyConnect: true, retryStrategy: () => null, enableReadyCheck: false })
  // The first error; every later one only says that the connection is closed.
  let cause: unknown
  redis.on('error', error => {
    cause ??= error
  })
  try {
    await redis.connect()
    await redis.ping()
    // Selecting the database is the client's own command, whose failure no command of ours reports.
    if (cause) throw cause
  } catch (error) {
    const { code } = (cause ?? error) as NodeJS.ErrnoException
    const why = code === 'ECONNREFUSED' ? 'nothing listens there' : messageOf(cause ?? error) || code
    throw new Fatal(asSentence(`The Redis at ${new URL(url).host} (REDIS_URL) cannot be used: ${why}`))
  } finally {
    redis.disconnect()
  }
}
