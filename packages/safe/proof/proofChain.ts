import {
  deploySafeContracts,
  deployTestContracts,
  devClient,
  startDevchain,
  type DevClient,
} from '@countersign/devchain'
import type { TestContracts } from '@countersign/devchain'
import { parseAbi } from 'viem'

/** The versions whose contracts the local chain has. */
export const provenVersions = ['1.3.0', '1.4.1', '1.5.0'] as const

/** Contract functions the proofs compare with, written out by hand so that they depend on no generated ABI. */
export const proofAbi = parseAbi([
  'function getTransactionHash(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256) view returns (bytes32)',
  'function encodeTransactionData(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,uint256) view returns (bytes)',
  'function domainSeparator() view returns (bytes32)',
  'function getMessageHash(bytes) view returns (bytes32)',
  'function checkSignatures(bytes32,bytes,bytes) view',
  'function nonce() view returns (uint256)',
  'function approveHash(bytes32)',
  'function approvedHashes(address,bytes32) view returns (uint256)',
])

/** A fresh chain with the Safe and test contracts. */
export async function startProofChain(chainId = 31337): Promise<{
  chainId: bigint
  rpcUrl: string
  client: DevClient
  contracts: TestContracts
  stop: () => Promise<void>
}> {
  const devchain = await startDevchain({ chainId })
  await deploySafeContracts(devchain.rpcUrl)
  const contracts = await deployTestContracts(devchain.rpcUrl)
  return {
    chainId: BigInt(chainId),
    rpcUrl: devchain.rpcUrl,
    client: devClient(devchain.rpcUrl),
    contracts,
    stop: () => devchain.stop({ snapshot: false }),
  }
}
