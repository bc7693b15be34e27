import { Redis } from 'ioredis'

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

/** An empty database of the Redis at `redisUrl`, which the caller empties again; null if there is none. */
export async function emptyRedis(): Promise<{ url: string; client: Redis } | null> {
  for (let number = 15; number > 8; number -= 1) {
    const url = new URL(redisUrl)
    url.pathname = `/${number}`
    const client = new Redis(url.href, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      if ((await client.dbsize()) === 0) return { url: url.href, client }
      client.disconnect()
    } catch {
      client.disconnect()
      return null
    }
  }
  return null
}
