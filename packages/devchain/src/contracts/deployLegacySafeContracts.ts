import { keccak256, type Address, type Hex } from 'viem'
import { readFileSync } from 'node:fs'
import { devClient } from '../chain/devClient.ts'
import { DevchainError } from '../chain/devchainError.ts'
import type { CheckedContract } from './deploySafeContracts.ts'

type LegacyContract = { label: string; address: Address; codeHash: Hex; runtime: Hex; devOnly?: true }

let contracts: LegacyContract[] | undefined

/** Read on first use, like the newer ones. Our own generated file, hence no schema. */
function legacyContracts(): LegacyContract[] {
  const url = new URL('../generated/legacyContracts.json', import.meta.url)
  contracts ??= (JSON.parse(readFileSync(url, 'utf8')) as { contracts: LegacyContract[] }).contracts
  return contracts
}

/**
 * Puts the Safe contracts before 1.3.0 at their published addresses on a local chain, with `anvil_setCode`: they were not
 * deployed by CREATE2. What is there already is only compared. The 1.1.1 contracts have the published code; those of
 * 1.0.0 and the singleton of 1.2.0 are compiled from the same source to other bytes (`devOnly`), and may be met on
 * development chains only. The storage that constructors set is missing, which matters to the singletons alone.
 *
 * @throws DevchainError CODE_MISMATCH when other code lies at one of the addresses
 */
export async function deployLegacySafeContracts(rpcUrl: string): Promise<CheckedContract[]> {
  const client = devClient(rpcUrl)
  return Promise.all(
    legacyContracts().map(async ({ label, address, codeHash, runtime, devOnly }) => {
      const code = await client.getCode({ address })
      if (code === undefined) await client.setCode({ address, bytecode: runtime })
      else if (keccak256(code) !== codeHash)
        throw new DevchainError(
          'CODE_MISMATCH',
          `${label} at ${address} has code hash ${keccak256(code)}, expected is ${codeHash}. Start with a fresh chain.`,
        )
      return { label, address, codeHash, devOnly: devOnly ?? false }
    }),
  )
}
