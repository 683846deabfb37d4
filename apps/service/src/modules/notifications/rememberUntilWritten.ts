import type { DurableStore } from '../../db/durable/DurableStore.ts'

/**
 * An answer from the durable tables, read again after a write to them. Most services have no webhook and no browser, and each event asks. On
 * PostgreSQL other processes write too, so every call reads.
 */
export function rememberUntilWritten<T>(
  durable: Pick<DurableStore, 'version'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { readonly version: number; readonly value: T } | null = null
  return async () => {
    const version = durable.version()
    if (version === null) return read()
    if (known?.version !== version) known = { version, value: await read() }
    return known.value
  }
}
