import { describe, expect, it } from 'vitest'
import { ConfigError } from '#db/config-error.ts'
import { readApiConfig } from '../config.ts'

const databaseUrl = 'postgres://panel@127.0.0.1:5432/panel'

describe('the settings', () => {
  it('have the defaults that the README names', () => {
    const config = readApiConfig({ DATABASE_URL: databaseUrl, PORT: ' ', REDIS_URL: '' })
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, redisUrl: undefined, trustedProxies: 0 })
    expect(config.dataDir).toMatch(/[\\/]\.data$/)
    expect(config.filesDir).toMatch(/[\\/]\.data[\\/]files$/)
    expect(config.siteDir).toMatch(/[\\/]dist[\\/]site$/)
  })

  it.each([
    ['PORT', '3e3'],
    ['DATABASE_URL', 'mysql://u:hidden-word@h/d'],
    ['PANEL_TRUSTED_PROXIES', 'yes'],
    ['PANEL_LIMIT_LOGIN', '1.5'],
    ['PANEL_LOG_LEVEL', 'loud'],
    ['PANEL_SECRET', 'hidden-word'],
    ['OPENAI_BASE_URL', 'https://u:hidden-word@h/v1'],
  ])('refuse %s="%s" with one line that names the variable and repeats no address', (name, value) => {
    const read = () => readApiConfig({ DATABASE_URL: databaseUrl, [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`))
    expect(read).not.toThrow(/hidden-word/)
  })
})
