import type { DemoOwner } from '@countersign/api'
import type { QueryClient } from '@tanstack/react-query'
import { bootFailureMessages as messages } from './bootFailureMessages.ts'

/** Connects a demo owner like a wallet: through its own dialog, in which the user can refuse. */
export async function connectDemoOwner(queryClient: QueryClient, { name }: DemoOwner): Promise<void> {
  const { loadKit } = await import('../screens/wallet/loadKit.ts')
  const { connection } = await loadKit(queryClient).load()
  const wallet = connection.wallets().find(({ group, name: listed }) => group === 'demo' && listed === name)
  if (!wallet) throw new Error(messages.noDemoChain({ owner: name }))
  await connection.connect(wallet, { requestedChain: null })
}
