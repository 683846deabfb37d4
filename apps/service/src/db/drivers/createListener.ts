import pg from 'pg'

const RETRY_MS = 1000
/** A ping finds a connection that was lost without a close. */
const PING_MS = 5000

/** LISTEN on its own connection, which is opened again when it is lost. */
export function createListener(config: pg.ClientConfig) {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(channel: string, onNotified: (text?: string) => void): Promise<void> {
    const next = new pg.Client({ ...config, query_timeout: PING_MS })
    const again = () => {
      if (closed || client !== next) return
      client = null
      clearTimeout(timer)
      retry(channel, onNotified)
    }
    client = next
    next.on('notification', ({ payload }) => onNotified(payload ?? ''))
    next.on('error', again)
    next.on('end', again)
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    const ping = () => {
      timer = setTimeout(() => {
        next.query('select 1').then(ping, () => {
          again()
          next.end().catch(() => undefined)
        })
      }, PING_MS)
      timer.unref()
    }
    if (client === next && !closed) ping()
  }

  function retry(channel: string, onNotified: (text?: string) => void): void {
    // Both the end of a connection and its first failed statement arrive here; only one may start the reconnect.
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Notifications were missed while disconnected, so the tables are checked once the connection is open.
      connect(channel, onNotified).then(
        () => onNotified(),
        () => {
          client = null
          if (!closed) retry(channel, onNotified)
        },
      )
    }, RETRY_MS)
  }

  return {
    listen: connect,
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
