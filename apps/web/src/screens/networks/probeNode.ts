import { parseHex, parseQuantity } from '@countersign/chain-client/reads'
import { safeDeployments, safeVersions, type SafeContractName, type SafeVersion } from '@countersign/chains'
import { errorText, bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import * as z from 'zod/mini'
import { addNetworkMessages } from './addNetworkMessages.ts'

/** What a node reported about itself. */
export type NodeReport = {
  readonly chainId: string
  readonly block: bigint
  /** Whether it answers eth_getLogs; without it there are balances and state, but no history. */
  readonly hasLogs: boolean
  /** Versions of the Safe contracts that are deployed with their published code. */
  readonly versions: readonly SafeVersion[]
}

type ProbeFailure = { readonly kind: 'unreachable' | 'refused'; readonly words: string }
type Probe = ({ readonly ok: true } & NodeReport) | ({ readonly ok: false } & ProbeFailure)

const TIMEOUT_MS = 10_000
/** The contracts needed to create and use an account. */
const NEEDED = ['SafeProxyFactory', 'CompatibilityFallbackHandler', 'MultiSendCallOnly'] as const
const SINGLETONS = ['SafeL2', 'Safe'] as const
const Answer = z.object({ result: z.optional(z.unknown()), error: z.optional(z.object({ message: z.string() })) })

class RefusedError extends Error {}

/** Queries a node before any of its answers is used. */
export async function probeNode(url: string): Promise<Probe> {
  try {
    const chainId = parseQuantity(await ask(url, 'eth_chainId', [])).toString()
    const block = parseQuantity(await ask(url, 'eth_blockNumber', []))
    const at = `0x${block.toString(16)}`
    const [hasLogs, versions] = await Promise.all([
      ask(url, 'eth_getLogs', [{ fromBlock: at, toBlock: at }]).then(Array.isArray, () => false),
      findVersions(url),
    ])
    return { ok: true, chainId, block, hasLogs, versions }
  } catch (error) {
    if (error instanceof RefusedError) return { ok: false, kind: 'refused', words: error.message }
    const words = addNetworkMessages.noAnswer({ host: new URL(url).host, reason: errorText(error) })
    return { ok: false, kind: 'unreachable', words }
  }
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const { host } = new URL(url)
  if (!response.ok)
    throw new RefusedError(
      addNetworkMessages.status({ host, status: `${response.status} ${response.statusText}`.trim() }),
    )
  const parsed = Answer.safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new RefusedError(addNetworkMessages.noNode({ host }))
  if (parsed.data.error)
    throw new RefusedError(addNetworkMessages.refusedMethod({ host, method, reason: parsed.data.error.message }))
  return parsed.data.result
}

async function findVersions(url: string): Promise<SafeVersion[]> {
  const hashes = new Map<string, Promise<Hex>>()
  const hashAt = (address: string): Promise<Hex> => {
    const known = hashes.get(address)
    if (known) return known
    const read = ask(url, 'eth_getCode', [address, 'latest']).then((code) =>
      bytesToHex(keccak256Light(hexToBytes(parseHex(code)))),
    )
    hashes.set(address, read)
    return read
  }
  const isDeployed = async (version: SafeVersion, name: SafeContractName): Promise<boolean> => {
    const places = safeDeployments[version][name] ?? []
    const found = await Promise.all(places.map(async ({ address, codeHash }) => (await hashAt(address)) === codeHash))
    return found.includes(true)
  }
  const complete = await Promise.all(
    safeVersions.map(async (version) => {
      if (!Object.hasOwn(safeDeployments[version], 'SafeL2')) return false
      const needed = await Promise.all(NEEDED.map((name) => isDeployed(version, name)))
      const singletons = await Promise.all(SINGLETONS.map((name) => isDeployed(version, name)))
      return needed.every(Boolean) && singletons.includes(true)
    }),
  )
  return safeVersions.filter((_, index) => complete[index])
}
