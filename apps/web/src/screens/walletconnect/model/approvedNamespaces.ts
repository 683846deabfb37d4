import type { Address } from '@countersign/primitives'
import { dappsMessages } from '../dappsMessages.ts'

/** The EVM part of a proposal; chains as `eip155:1`. */
export type AskedNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type AskedNamespaces = Readonly<Record<string, AskedNamespace>>

export type ApprovedNamespaces =
  | {
      readonly ok: true
      readonly namespace: { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
      /** Required chains, in decimal, on which the account does not exist; requests for them are refused. */
      readonly pretended: readonly string[]
      /** The dapp names the account's own chain among those it supports. */
      readonly isAsked: boolean
    }
  | { readonly ok: false; readonly reason: string }

type Account = { readonly chainId: string; readonly safe: Address }

const EVENTS = ['chainChanged', 'accountsChanged']

/**
 * The granted session: the account on its own chain. If a dapp requires other chains, it gets the address for them too,
 * because it would not connect otherwise; each request for them is refused.
 */
export function approvedNamespaces(
  { required, optional }: { readonly required: AskedNamespaces; readonly optional: AskedNamespaces },
  account: Account,
  supported: readonly string[],
): ApprovedNamespaces {
  const foreign = Object.keys(required).filter((name) => name !== 'eip155' && !name.startsWith('eip155:'))
  if (foreign.length > 0) return { ok: false, reason: dappsMessages.otherNamespaces(foreign.join(', ')) }
  const [needed, wanted] = [ethereum(required), ethereum(optional)]
  const missing = needed.methods.filter((method) => !supported.includes(method))
  if (missing.length > 0) return { ok: false, reason: dappsMessages.otherMethods(missing.join(', ')) }
  const { chains, accounts, pretended } = grantedChains(required, account)
  const asked = new Set([...needed.methods, ...wanted.methods])
  return {
    ok: true,
    namespace: {
      chains,
      accounts,
      methods: supported.filter((method) => asked.has(method)),
      events: [...new Set([...EVENTS, ...needed.events])],
    },
    isAsked: [...needed.chains, ...wanted.chains].includes(`eip155:${account.chainId}`),
    pretended,
  }
}

/**
 * The chains on which a session gets the account: its own one, and those that the dapp requires. A session that moves gets no chain of
 * its account before.
 */
export function grantedChains(required: AskedNamespaces, { chainId, safe }: Account) {
  const own = `eip155:${chainId}`
  const chains = [...new Set([own, ...ethereum(required).chains])]
  return {
    chains,
    accounts: chains.map((chain) => `${chain}:${safe}`),
    /** Required chains, in decimal, on which the account does not exist. */
    pretended: chains.filter((chain) => chain !== own).map((chain) => chain.replace('eip155:', '')),
  }
}

/** Collects `eip155` with its chains, and the form with the chain in the key. */
function ethereum(namespaces: AskedNamespaces): { chains: string[]; methods: string[]; events: string[] } {
  const parts = Object.entries(namespaces).filter(([name]) => name === 'eip155' || name.startsWith('eip155:'))
  return {
    chains: [...new Set(parts.flatMap(([name, { chains }]) => (name === 'eip155' ? (chains ?? []) : [name])))],
    methods: [...new Set(parts.flatMap(([, { methods }]) => methods))],
    events: [...new Set(parts.flatMap(([, { events }]) => events))],
  }
}
