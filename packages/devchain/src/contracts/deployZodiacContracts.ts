import { zodiacContracts } from '@countersign/chains'
import { encodeFunctionData, keccak256, parseAbi, type Address, type Hex } from 'viem'
import { readFileSync } from 'node:fs'
import { devClient } from '../chain/devClient.ts'
import { DevchainError } from '../chain/devchainError.ts'
import type { CheckedContract } from './deploySafeContracts.ts'
import { deployThroughFactory } from './deployThroughFactory.ts'

type ZodiacFile = {
  factory: { address: Address; code: Hex }
  creationCodes: Record<string, { salt: Hex; code: Hex }>
}

const factoryAbi = parseAbi(['function deploy(bytes initCode, bytes32 salt) returns (address)'])

let file: ZodiacFile | undefined

/** Read on first use. Our own generated file, hence no schema. */
function zodiacFile(): ZodiacFile {
  const url = new URL('../generated/zodiacContracts.json', import.meta.url)
  file ??= JSON.parse(readFileSync(url, 'utf8')) as ZodiacFile
  return file
}

/**
 * Puts the Zodiac contracts (modules Delay and Roles, their proxy factory, ScopeGuard) at their published addresses on a local chain,
 * through the ERC-2470 singleton factory, and compares each one's code with the published hash. What is there already is only compared.
 * The libraries that Roles 2.1.0 calls are not on npm: that module can be created here, and its scopes cannot be set. Needs an anvil chain.
 *
 * @throws DevchainError CODE_MISMATCH naming the contract and both hashes
 */
export async function deployZodiacContracts(rpcUrl: string): Promise<CheckedContract[]> {
  const client = devClient(rpcUrl, { batch: true })
  const { factory, creationCodes } = zodiacFile()
  if ((await client.getCode({ address: factory.address })) !== factory.code)
    await client.setCode({ address: factory.address, bytecode: factory.code })
  await deployThroughFactory(
    client,
    zodiacContracts.map(({ name, version, address }) => {
      const label = `${version}/${name}`
      const creation = creationCodes[label]
      if (!creation) throw new Error(`zodiacContracts.json has no ${label}. Run packages/devchain/generate.`)
      const { salt, code } = creation
      const data = encodeFunctionData({ abi: factoryAbi, functionName: 'deploy', args: [code, salt] })
      return { label, factory: factory.address, salt, code, address, data }
    }),
  )
  return Promise.all(
    zodiacContracts.map(async ({ name, version, address, codeHash }) => {
      const label = `${version}/${name}`
      const found = keccak256((await client.getCode({ address })) ?? '0x')
      if (found !== codeHash)
        throw new DevchainError(
          'CODE_MISMATCH',
          `${label} at ${address} has code hash ${found}, published is ${codeHash}. The saved chain is not usable: npm start -- --reset`,
        )
      return { label, address, codeHash, devOnly: false }
    }),
  )
}
