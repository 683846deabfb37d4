import type { QueryClient } from '@tanstack/react-query'
import { chainsQuery } from '../../../data/query/chainsQuery.ts'
import { configQuery } from '../../../data/query/configQuery.ts'
import type { Connection } from './createConnection.ts'

let connection: Promise<Connection> | null = null

/** Creates the connection layer once per page, when a wallet is first needed, because it imports viem and wagmi. */
export function loadConnection(queryClient: QueryClient): Promise<Connection> {
  connection ??= create(queryClient).catch((error: unknown) => {
    connection = null
    throw error
  })
  return connection
}

async function create(queryClient: QueryClient): Promise<Connection> {
  const [{ createConnection }, config, chains] = await Promise.all([
    import('./createConnection.ts'),
    queryClient.ensureQueryData(configQuery()),
    queryClient.ensureQueryData(chainsQuery()),
  ])
  return createConnection(config, chains)
}
