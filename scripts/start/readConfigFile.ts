import { chainPresets } from '@countersign/chains'
import { readFile } from 'node:fs/promises'
import { LaunchFailure } from './LaunchFailure.ts'

export type RawConfig = Record<string, unknown> & { chains: unknown[] }

/**
 * The configuration file as plain data. A chain that names only a known `chainId` gets the preset's values under its own.
 * What is in it is checked by the service's schema.
 */
export async function readConfigFile(file: string): Promise<RawConfig> {
  const value = parse(await read(file), file)
  if (!isRecord(value)) throw new LaunchFailure(`${file} must hold one JSON object, e.g. {"chains":[{"chainId":"1"}]}.`)
  const { chains = [] } = value
  if (!Array.isArray(chains)) throw new LaunchFailure(`In ${file}, "chains" must be a list, e.g. [{"chainId":"1"}].`)
  return { ...value, chains: chains.map((chain) => (isRecord(chain) ? withPreset(chain) : chain)) }
}

function withPreset(chain: Record<string, unknown>): Record<string, unknown> {
  const preset = chainPresets.find(({ chainId }) => String(chainId) === String(chain['chainId']))
  if (!preset) return chain
  const rpc = { authentication: 'NO_AUTHENTICATION', value: preset.publicRpcUrl }
  return {
    chainName: preset.name,
    shortName: preset.shortName,
    isTestnet: preset.isTestnet,
    l2: preset.l2,
    nativeCurrency: preset.nativeCurrency,
    rpcUri: rpc,
    publicRpcUri: rpc,
    blockExplorerUriTemplate: preset.explorer,
    features: preset.features,
    ensRegistryAddress: preset.ensRegistryAddress,
    theme: preset.theme,
    recommendedVersion: preset.recommendedMasterCopyVersion,
    ...chain,
    chainId: String(chain['chainId']),
  }
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new LaunchFailure(
      `The configuration file ${file} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new LaunchFailure(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
