import type { Address } from '@countersign/primitives'

export type AccountKey = { chainId: string; safe: Address }

/** Every key that concerns an account starts with chain and account, so that one event invalidates one account. */
export const queryKeys = {
  config: () => ['config'] as const,
  chains: () => ['chains'] as const,
  account: ({ chainId, safe }: AccountKey) => ['account', chainId, safe] as const,
  safe: (key: AccountKey) => [...queryKeys.account(key), 'safe'] as const,
  nonces: (key: AccountKey) => [...queryKeys.account(key), 'nonces'] as const,
  balances: (key: AccountKey, currency: string) => [...queryKeys.account(key), 'balances', currency] as const,
  collectibles: (key: AccountKey) => [...queryKeys.account(key), 'collectibles'] as const,
  /** The account's balance of one token id, as the token's contract reports it. */
  heldOnChain: (key: AccountKey, asset: string) => [...queryKeys.account(key), 'held-on-chain', asset] as const,
  queue: (key: AccountKey) => [...queryKeys.account(key), 'queue'] as const,
  history: (key: AccountKey) => [...queryKeys.account(key), 'history'] as const,
  transaction: (key: AccountKey, id: string) => [...queryKeys.account(key), 'transaction', id] as const,
  messages: (key: AccountKey) => [...queryKeys.account(key), 'messages'] as const,
  message: (key: AccountKey, hash: string) => [...queryKeys.account(key), 'message', hash] as const,
  /** Who may propose, according to the service. */
  proposers: (key: AccountKey) => [...queryKeys.account(key), 'proposers'] as const,
  creation: (key: AccountKey) => [...queryKeys.account(key), 'creation'] as const,
  /** Values read from nodes, never from the service. */
  chainState: (key: AccountKey) => [...queryKeys.account(key), 'chain-state'] as const,
  /** The recovery attempts that wait in any of these accounts. */
  waitingRecoveries: (chainId: string, safes: readonly Address[]) =>
    [...queryKeys.waitingRecoveriesOf(chainId), safes.toSorted().join(',')] as const,
  waitingRecoveriesOf: (chainId: string) => ['waiting-recoveries', chainId] as const,
  ownerSafes: (owner: Address) => ['owner-safes', owner] as const,
  named: (owner: Address) => ['named', owner] as const,
  overviews: (safes: string, currency: string, wallet: string | null) =>
    ['overviews', safes, currency, wallet] as const,
  apps: (chainId: string) => ['safe-apps', chainId] as const,
  indexing: (chainId: string) => ['indexing', chainId] as const,
  head: (chainId: string) => ['head', chainId] as const,
  fiatCodes: () => ['fiat-codes'] as const,
  ens: (chainId: string, name: string) => ['ens', chainId, name] as const,
}
