import { parse, protocol } from '@electric-sql/pglite'

/** Prepared statements of the session; the one that was not used for the longest time is closed for a further one. */
const MOST = 200

/**
 * These do not change what the columns of another statement are. PostgreSQL refuses a prepared statement whose columns have changed, so every
 * other statement closes all of them.
 */
const LEAVES_COLUMNS = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/** These restore columns and settings from before a transaction, or from before one of its savepoints. */
const RESTORES = /^\s*(commit|rollback)\b/i
const ENDS_TRANSACTION = /^\s*(commit|rollback)\s*$/i

const { serialize } = protocol

/**
 * Runs statements of an embedded database, each parsed and analyzed once. `PGlite.query` sends six messages for a statement one by one, and the
 * database parses it every time: that is four fifths of the computing of a short statement. Plain JavaScript for the reason of `pgliteWorker.mjs`.
 *
 * @param {import('@electric-sql/pglite').PGlite} database whose other methods are not called meanwhile
 */
export function createStatements(database) {
  /** @type {Map<string, { name: string, types: number[], columns: any[] }>} */
  const known = new Map()
  let last = 0
  /** Whether a statement of the running transaction may have changed what the columns of others are. */
  let hasChanged = false
  // Only a database outside of a folder is written by `syncToFs`; Node writes a folder itself.
  const send = (...messages) => database.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function close(texts) {
    const names = texts.map((text) => known.get(text).name)
    for (const text of texts) known.delete(text)
    if (names.length > 0) await send(...names.map((name) => serialize.close({ type: 'S', name })), serialize.sync())
  }

  async function prepare(text) {
    if (known.size >= MOST) await close([known.keys().next().value])
    const name = `s${++last}`
    const answers = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    return {
      name,
      types: parse.parseDescribeStatementResults(answers),
      columns: answers.filter(({ name: kind }) => kind === 'rowDescription'),
    }
  }

  return {
    /**
     * @param {string} text
     * @param {unknown[]} params
     * @param {'array' | 'object'} rowMode
     */
    async run(text, params, rowMode) {
      const statement = known.get(text) ?? (await prepare(text))
      // The last one in the map was used last.
      known.delete(text)
      known.set(text, statement)
      const { name, types, columns } = statement
      const valueOf = (value, index) =>
        (value ?? null) === null ? null : (database.serializers[types[index]] ?? String)(value)
      const isChange = !LEAVES_COLUMNS.test(text)
      const isStale = isChange || (hasChanged && RESTORES.test(text))
      if (isChange) hasChanged = true
      else if (ENDS_TRANSACTION.test(text)) hasChanged = false
      const answers = await send(
        serialize.bind({ statement: name, values: params.map(valueOf) }),
        serialize.execute({}),
        serialize.sync(),
      )
      if (isStale) await close([...known.keys()])
      return parse.parseResults([...columns, ...answers], database.parsers, { rowMode })[0].rows
    },
  }
}
