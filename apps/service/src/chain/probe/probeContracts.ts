import { safeDeployments, safeVersions, type SafeContractName, type SafeVersion } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { keccak256, type PublicClient } from 'viem'

/** The contracts that are deployed at the official addresses of one Safe version. */
export type ContractFinding = {
  version: SafeVersion
  /** Accounts of this version can be created and used: singleton, factory, handler and MultiSend are deployed. */
  isComplete: boolean
  present: SafeContractName[]
  absent: SafeContractName[]
  /** Published addresses with other code. */
  different: { name: SafeContractName; address: Address }[]
}

/** Compares the code at every published address with the published hash. */
export async function probeContracts(client: PublicClient): Promise<ContractFinding[]> {
  const codes = new Map<Address, Promise<string | undefined>>()
  const codeHash = (address: Address) => {
    const known = codes.get(address)
    if (known) return known
    const read = client
      .request({ method: 'eth_getCode', params: [address, 'latest'] })
      .then((code) => (code === undefined || code === '0x' ? undefined : keccak256(code)))
    codes.set(address, read)
    return read
  }
  return Promise.all(safeVersions.map((version) => probeVersion(version, codeHash)))
}

async function probeVersion(
  version: SafeVersion,
  codeHash: (address: Address) => Promise<string | undefined>,
): Promise<ContractFinding> {
  const present: SafeContractName[] = []
  const absent: SafeContractName[] = []
  const different: ContractFinding['different'] = []
  for (const name of Object.keys(safeDeployments[version]) as SafeContractName[]) {
    const places = safeDeployments[version][name] ?? []
    const found = await Promise.all(places.map(async (place) => ({ place, hash: await codeHash(place.address) })))
    if (found.some(({ place, hash }) => hash === place.codeHash)) present.push(name)
    else if (found.every(({ hash }) => hash === undefined)) absent.push(name)
    const others = found.filter(
      ({ place, hash }) =>
        hash !== undefined &&
        !places.some(({ address, codeHash: published }) => address === place.address && published === hash),
    )
    for (const { place } of others) different.push({ name, address: place.address })
  }
  const has = (name: SafeContractName) => present.includes(name) || !safeDeployments[version][name]
  const isComplete =
    (present.includes('SafeL2') || present.includes('Safe')) &&
    present.includes('SafeProxyFactory') &&
    has('CompatibilityFallbackHandler') &&
    has('MultiSendCallOnly')
  return { version, isComplete, present, absent, different }
}
