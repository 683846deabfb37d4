import { type Address, checksumAddress, isAddress } from '@countersign/primitives'
import { toChainId } from '../requests/readWalletChainId.ts'

type Namespace = { readonly accounts: readonly string[]; readonly methods: readonly string[] }
/** The chains and methods that the wallet approved, by namespace: `eip155`, or `eip155:1` for older wallets. */
export type SessionNamespaces = Readonly<Record<string, Namespace>>

const ACCOUNT = /^eip155:(\d+):(0x[0-9a-f]{40})$/i

const ethereum = (namespaces: SessionNamespaces) =>
  Object.entries(namespaces).flatMap(([name, namespace]) => (name.split(':')[0] === 'eip155' ? [namespace] : []))

const approved = (namespaces: SessionNamespaces) =>
  ethereum(namespaces).flatMap(({ accounts }) =>
    accounts.flatMap((account) => {
      const [, chainId = '', address = ''] = ACCOUNT.exec(account) ?? []
      return isAddress(address) ? [{ chainId, address: checksumAddress(address) }] : []
    }),
  )

/** The wallet's accounts on a chain. */
export const sessionAccounts = (namespaces: SessionNamespaces, chainId: string): Address[] =>
  approved(namespaces).flatMap((account) => (account.chainId === chainId ? [account.address] : []))

/** Decimal ids of the approved chains, in the wallet's order. */
export const sessionChains = (namespaces: SessionNamespaces): string[] => [
  ...new Set(approved(namespaces).map(({ chainId }) => chainId)),
]

export const sessionMethods = (namespaces: SessionNamespaces): string[] => [
  ...new Set(ethereum(namespaces).flatMap(({ methods }) => methods)),
]

/** Wallets send the chain of `chainChanged` as number, hex, decimal text or `eip155:1`. */
export const eventChainId = (data: unknown): string | null =>
  toChainId(typeof data === 'string' ? data.replace(/^eip155:/, '') : data)
