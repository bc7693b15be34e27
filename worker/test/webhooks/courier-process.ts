/** A courier in a process of its own, for tests that kill it. Arguments: the database's address, the host it may reach. */
import pino from 'pino'
import { connect } from '#db/connection.ts'
import { guardedFetch } from '../../adapters/guard/fetch.ts'
import { createConnector } from '../../adapters/guard/target.ts'
import { startCourier } from '../../webhooks/courier.ts'

const [databaseUrl = '', host = ''] = process.argv.slice(2)
const reach = createConnector({ allowHosts: [host] })
startCourier({
  db: connect(databaseUrl).db,
  databaseUrl,
  log: pino({ level: 'silent' }),
  send: (url, options) => guardedFetch(reach, url, options),
  now: () => new Date(),
  random: Math.random,
  version: '0.0.0',
})
