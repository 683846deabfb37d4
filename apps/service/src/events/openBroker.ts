import type { NatsConnection } from '@nats-io/transport-node'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../db/database/Database.ts'
import { projectionSchema } from '../db/migrate/projectionSchema.ts'
import type { Logger } from '../logging/createLogger.ts'
import type { PublishedEvent } from './EventBus.ts'
import { parseEventMessage, writeEventMessage } from './parseEventMessage.ts'

/** Carries events between processes in place of LISTEN/NOTIFY. It may lose, repeat and reorder messages: the table `events` decides. */
export type EventBroker = {
  /** Call this after the commit. While the broker is unreachable, the other processes find the events in the table. */
  publish(events: readonly PublishedEvent[]): void
  /** @param onEvents null: messages may be missing, so the table must be read */
  subscribe(onEvents: (events: readonly PublishedEvent[] | null) => void): void
  close(): Promise<void>
}

const RECONNECT_MS = 1000
/** Servers accept messages of a megabyte by default. Larger events are announced without their content. */
const MOST_BYTES = 512 * 1024

const Identity = z.array(z.object({ identity: z.string() }))

/** Deployments, databases and versions may share a server. */
async function readSubject({ drizzle }: Pick<Database, 'drizzle'>): Promise<string> {
  const rows = await drizzle.execute(sql`select concat_ws('-', (select system_identifier from pg_control_system()),
    (select oid from pg_database where datname = current_database())) as identity`)
  return `countersign.${z.parse(Identity, rows)[0]?.identity}.${projectionSchema()}`
}

/**
 * Events over NATS, at most once. The client library is loaded only here. The service starts and works without a reachable broker.
 * @param url `nats://` or `tls://`, with a user and a password, or a token as the user, where the server asks for them
 */
export async function openBroker(url: string, db: Pick<Database, 'drizzle'>, log: Logger): Promise<EventBroker> {
  const [{ connect }, subject] = await Promise.all([import('@nats-io/transport-node'), readSubject(db)])
  const { protocol, host, username, password } = new URL(url)
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)]
  let connection: NatsConnection | null = null
  let isClosed = false
  let onEvents: (events: readonly PublishedEvent[] | null) => void = () => undefined

  async function open(): Promise<void> {
    const opened = await connect({
      servers: host,
      name: 'countersign',
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      ...(protocol === 'tls:' ? { tls: {} } : {}),
      ...(user === '' ? {} : pass === '' ? { token: user } : { user, pass }),
    })
    if (isClosed) return opened.close()
    connection = opened
    opened.subscribe(subject, {
      callback(error, message) {
        if (error !== null) return onEvents(null)
        onEvents(parseEventMessage(message.string()))
      },
    })
    await opened.flush()
    onEvents(null)
    for await (const { type } of opened.status()) {
      if (type === 'disconnect')
        log.warn('The broker is unreachable. Events of other processes arrive up to two seconds later.')
      if (type === 'reconnect') onEvents(null)
    }
  }
  const opening = open().catch((error: unknown) => {
    if (!isClosed)
      log.error('The broker cannot be used. Events of other processes arrive late.', { error: String(error) })
  })

  return {
    publish(events) {
      if (connection === null || connection.isClosed() || events.length === 0) return
      connection.publish(subject, writeEventMessage(events, MOST_BYTES) ?? '[]')
    },
    subscribe: (listener) => void (onEvents = listener),
    async close() {
      isClosed = true
      await connection?.close().catch(() => undefined)
      // A first connection that was never made keeps trying, and ends with the process.
      if (connection !== null) await opening
    },
  }
}
