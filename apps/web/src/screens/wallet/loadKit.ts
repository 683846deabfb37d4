import { loadOnce, type Kit } from '@countersign/connect'
import type { QueryClient } from '@tanstack/react-query'
import { chainsQuery } from '../../data/query/chainsQuery.ts'
import { configQuery } from '../../data/query/configQuery.ts'
import { readFate } from '../../data/sent/readFate.ts'
import { serviceSession } from '../../data/session/serviceSession.ts'
import { connectState } from './connectState.ts'

const kits = new WeakMap<QueryClient, Kit>()

/** The connect kit of this page. Its configuration, viem and wagmi are loaded when a wallet is first needed. */
export function loadKit(client: QueryClient): Kit {
  const known = kits.get(client)
  if (known) return known
  const kit: Kit = {
    state: connectState,
    session: serviceSession,
    isShared: false,
    async readOutcome(record) {
      const chains = await client.ensureQueryData(chainsQuery())
      const chain = chains.find(({ chainId }) => chainId === record.chainId)
      return chain ? readFate(chain, record) : null
    },
    ...loadOnce(async () => {
      const [{ toConnectConfig }, config, chains] = await Promise.all([
        import('./toConnectConfig.ts'),
        client.ensureQueryData(configQuery()),
        client.ensureQueryData(chainsQuery()),
      ])
      return toConnectConfig(config, chains)
    }, connectState),
  }
  kits.set(client, kit)
  return kit
}
