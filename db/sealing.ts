/**
 * Encrypts stored text with AES-256-GCM (base64 of nonce, ciphertext and tag). The model's key is sealed with the
 * installation's secret, which is not in the database and so in no backup of it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

const nonceBytes = 12
const tagBytes = 16

/** @param secret 32 bytes. */
export function seal(secret: Buffer, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', secret, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws if the text was sealed with another secret, or was changed. */
export function unseal(secret: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
}

/** False if it was sealed with another secret. */
export function canUnseal(secret: Buffer, sealed: string): boolean {
  try {
    return unseal(secret, sealed) !== null
  } catch {
    return false
  }
}

/** Where the installation's secret comes from: PANEL_SECRET, or else a file in the data folder. */
export interface SecretPlace {
  dataDir: string
  secret: string | undefined
}

/** 32 bytes, from `PANEL_SECRET` or from a file in the data folder that is created on first use. */
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
    // It exists already.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const words = readFileSync(file, 'utf8')
  // A full disk leaves an empty file, and anybody could unseal what is sealed with that.
  if (words.length < 44)
    throw new ConfigError(
      "The file “secret” in the data folder is cut short: remove it, and enter the model's key again.",
    )
  return words
}
