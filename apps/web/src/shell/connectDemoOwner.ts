import type { DemoOwner } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { loadConnection } from '../screens/wallet/connection/loadConnection.ts'

/** Connects a demo owner the way a wallet is connected: through its own dialog, which may say no. */
export async function connectDemoOwner(queryClient: QueryClient, { name }: DemoOwner): Promise<void> {
  const connection = await loadConnection(queryClient)
  const wallet = connection.wallets().find(({ group, name: listed }) => group === 'demo' && listed === name)
  if (!wallet) throw new Error(`${name} is not offered: no local chain is configured`)
  await connection.connect(wallet, { requestedChain: null })
}
