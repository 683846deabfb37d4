import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '../data/keys/queryKeys.ts'
import type { OpenAccount } from '../data/url/AccountContext.tsx'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = (value: Address) => ({ value, name: null, logoUri: null })
const emptyPages = { pages: [{ count: 0, next: null, previous: null, results: [] }], pageParams: [null] }

/** An account with two owners, one of them Alice, at nonce 4 with one ETH and an empty queue. */
export function seedAccount(client: QueryClient, { key, safe }: OpenAccount) {
  client.setQueryData(queryKeys.balances(key, 'usd'), {
    fiatTotal: '0',
    items: [
      {
        tokenInfo: {
          type: 'NATIVE_TOKEN',
          address: ZERO_ADDRESS,
          decimals: 18,
          symbol: 'ETH',
          name: 'Ether',
          logoUri: null,
        },
        balance: 10n ** 18n,
        fiatBalance: '3000',
        fiatConversion: '3000',
        fiatBalance24hChange: null,
      },
    ],
  })
  client.setQueryData(queryKeys.nonces(key), { currentNonce: 4, recommendedNonce: 4 })
  client.setQueryData(queryKeys.queue(key), emptyPages)
  client.setQueryData(queryKeys.history(key), emptyPages)
  client.setQueryData(queryKeys.safe(key), {
    address: info(safe),
    chainId: key.chainId,
    nonce: 4,
    threshold: 2,
    owners: [info(alice)],
    implementation: info(alice),
    modules: null,
    fallbackHandler: null,
    guard: null,
    moduleGuard: null,
    version: '1.4.1+L2',
    implementationVersionState: 'UP_TO_DATE',
    collectiblesTag: null,
    txQueuedTag: null,
    txHistoryTag: null,
    messagesTag: null,
  })
}
