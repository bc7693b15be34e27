/**
 * Text that rests encrypted: AES-256-GCM, kept in base64 as nonce, ciphertext and tag. What an administrator enters is
 * sealed with the installation's own secret, which is in no backup of the database.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const nonceBytes = 12
const tagBytes = 16

/** @param secret 32 bytes. */
export function seal(secret: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws where the text was sealed with another secret, or was changed. */
export function unseal(secret: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
}

/** Where the installation's secret comes from: PANEL_SECRET, which several machines share, or a file of the data folder. */
export interface SecretPlace {
  dataDir: string
  /** PANEL_SECRET; undefined where it is not set. */
  secret: string | undefined
}

/** The secret's 32 bytes. Its file is made when it is first needed. */
export function installationSecret({ dataDir, secret }: SecretPlace): Buffer {
  const words = secret ?? secretIn(dataDir)
  return Buffer.from(hkdfSync('sha256', words, '', 'panel installation secret', 32))
}

function secretIn(dataDir: string): string {
  const file = join(dataDir, 'secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    // Another process, or an earlier start, has made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}
