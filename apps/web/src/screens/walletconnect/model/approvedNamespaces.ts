import type { Address } from '@countersign/primitives'

/** What a proposal asks for on Ethereum-like chains; chains as `eip155:1`. */
export type AskedNamespace = {
  readonly chains?: readonly string[] | undefined
  readonly methods: readonly string[]
  readonly events: readonly string[]
}
export type AskedNamespaces = Readonly<Record<string, AskedNamespace>>

export type Approval =
  | {
      readonly ok: true
      readonly namespace: { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
      /** Required chains, decimal, that the account is not on: requests for them are refused later. */
      readonly pretended: readonly string[]
      /** The dapp names the account's own chain among those it works with. */
      readonly isAsked: boolean
    }
  | { readonly ok: false; readonly reason: string }

const EVENTS = ['chainChanged', 'accountsChanged']

/**
 * What a session is granted: the account on its own chain. A dapp that insists on other chains gets the address there too, or it
 * would not connect at all; each request for them is refused.
 */
export function approvedNamespaces(
  { required, optional }: { readonly required: AskedNamespaces; readonly optional: AskedNamespaces },
  account: { readonly chainId: string; readonly safe: Address },
  supported: readonly string[],
): Approval {
  const foreign = Object.keys(required).filter((name) => name !== 'eip155' && !name.startsWith('eip155:'))
  if (foreign.length > 0)
    return { ok: false, reason: `It insists on ${foreign.join(', ')}, which an Ethereum account cannot serve.` }
  const [needed, wanted] = [ethereum(required), ethereum(optional)]
  const missing = needed.methods.filter((method) => !supported.includes(method))
  if (missing.length > 0)
    return { ok: false, reason: `It insists on ${missing.join(', ')}, which this account does not answer.` }
  const own = `eip155:${account.chainId}`
  const chains = [...new Set([own, ...needed.chains])]
  const asked = new Set([...needed.methods, ...wanted.methods])
  return {
    ok: true,
    namespace: {
      chains,
      accounts: chains.map((chain) => `${chain}:${account.safe}`),
      methods: supported.filter((method) => asked.has(method)),
      events: [...new Set([...EVENTS, ...needed.events])],
    },
    isAsked: [...needed.chains, ...wanted.chains].includes(own),
    pretended: needed.chains.filter((chain) => chain !== own).map((chain) => chain.replace('eip155:', '')),
  }
}

/** `eip155` with its chains, and the form with the chain in the key. */
function ethereum(namespaces: AskedNamespaces): { chains: string[]; methods: string[]; events: string[] } {
  const parts = Object.entries(namespaces).filter(([name]) => name === 'eip155' || name.startsWith('eip155:'))
  return {
    chains: [...new Set(parts.flatMap(([name, { chains }]) => (name === 'eip155' ? (chains ?? []) : [name])))],
    methods: [...new Set(parts.flatMap(([, { methods }]) => methods))],
    events: [...new Set(parts.flatMap(([, { events }]) => events))],
  }
}
