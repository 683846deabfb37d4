import { concat, type Hex } from 'viem'
import { readFileSync } from 'node:fs'

type ContractsFile = {
  creationCodes: Record<string, Hex>
  devRuntime: Record<string, Hex>
  testContracts: Record<string, { creationCode: Hex; runtime: Hex }>
}

let file: ContractsFile | undefined

/** Read on first use: half a megabyte most importers of this package never need. Our own generated file, hence no schema. */
function contracts(): ContractsFile {
  file ??= JSON.parse(readFileSync(new URL('../generated/contracts.json', import.meta.url), 'utf8')) as ContractsFile
  return file
}

/** Creation code with constructor arguments, `version/Name` → code, as the published packages hold it. */
export const safeCreationCodes = (): [name: string, code: Hex][] => Object.entries(contracts().creationCodes)

/** Runtime code placed on development chains because the published creation code is not on npm. */
export const devRuntimes = (): [name: string, code: Hex][] => Object.entries(contracts().devRuntime)

/** Creation code of one of our own test contracts, with encoded constructor arguments appended. */
export function testCreationCode(name: string, args: Hex = '0x'): Hex {
  return concat([testContract(name).creationCode, args])
}

/** Runtime code of one of our own test contracts; only right for contracts without immutables. */
export const testRuntime = (name: string): Hex => testContract(name).runtime

function testContract(name: string): { creationCode: Hex; runtime: Hex } {
  const found = contracts().testContracts[name]
  if (!found) throw new Error(`contracts.json has no ${name}. Run the generator in packages/devchain/generate.`)
  return found
}
