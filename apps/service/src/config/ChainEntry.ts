import { chainFeatures, chainPresets, type ChainPreset } from '@countersign/chains'
import * as z from 'zod/mini'
import { isRecord } from '@countersign/primitives'
import { ChainConfig, type ChainConfigInput } from './ChainConfig.ts'
import { settingMessages } from './settingMessages.ts'
import { configMessages } from './configMessages.ts'

/** A chain entry of the configuration file. Fields that a preset has may be left out, and a single `rpcUrl` may be enough. */
export type ChainEntryInput = Partial<Omit<ChainConfigInput, 'chainId'>> & {
  chainId?: string | number
  /** Short name, name or id of a preset, e.g. `base`; needed only when `chainId` is not given. */
  preset?: string
  /** One URL for the service and for browsers. A URL with a secret key belongs in `serviceRpcUrl`. */
  rpcUrl?: string
}

const Entry = z.custom<ChainEntryInput>(isRecord, { error: settingMessages.chain })

/** A complete chain, from an entry over its preset. */
export const ChainEntry = z.pipe(
  z.pipe(
    Entry,
    z.transform((entry: ChainEntryInput, context): unknown => {
      const named = entry.preset === undefined ? undefined : findPreset(entry.preset)
      const wrong = (message: string) =>
        context.issues.push({ code: 'custom', message, path: ['preset'], input: entry.preset })
      if (entry.preset !== undefined && !named)
        wrong(
          configMessages.unknownPreset({ name: entry.preset, known: chainPresets.map(({ shortName }) => shortName) }),
        )
      if (named && entry.chainId !== undefined && String(entry.chainId) !== String(named.chainId))
        wrong(configMessages.otherChainId({ preset: named.name, chainId: named.chainId, given: entry.chainId }))
      return fillEntry(entry, named ?? findPreset(String(entry.chainId)))
    }),
  ),
  ChainConfig,
)

const findPreset = (name: string): ChainPreset | undefined => {
  const wanted = name.toLowerCase()
  return chainPresets.find((preset) =>
    [String(preset.chainId), preset.shortName, preset.name.toLowerCase()].includes(wanted),
  )
}

function fillEntry(entry: ChainEntryInput, preset: ChainPreset | undefined): Record<string, unknown> {
  const { preset: _named, rpcUrl, ...own } = entry
  const rpcUri = rpcUrl === undefined ? {} : { rpcUri: open(rpcUrl) }
  const base = preset ? fromPreset(preset) : own.chainId === undefined ? {} : fromId(String(own.chainId))
  const chainId = own.chainId === undefined ? {} : { chainId: String(own.chainId) }
  return { ...base, ...rpcUri, ...dropUndefined(own), ...chainId }
}

const open = (value: string) => ({ authentication: 'NO_AUTHENTICATION', value })

const fromPreset = (preset: ChainPreset) => ({
  chainId: String(preset.chainId),
  chainName: preset.name,
  shortName: preset.shortName,
  isTestnet: preset.isTestnet,
  l2: preset.l2,
  nativeCurrency: preset.nativeCurrency,
  rpcUri: open(preset.publicRpcUrl),
  // Stays second when the entry has its own node.
  publicRpcUri: open(preset.publicRpcUrl),
  blockExplorerUriTemplate: preset.explorer,
  features: [...preset.features],
  ensRegistryAddress: preset.ensRegistryAddress,
  theme: preset.theme,
  recommendedVersion: preset.recommendedMasterCopyVersion,
  startBlock: preset.firstSafeBlock,
  mode: 'onDemand',
})

/** The name of a chain whose entry gives none. */
const fromId = (chainId: string) => ({
  chainName: `Chain ${chainId}`,
  shortName: `chain-${chainId}`,
  nativeCurrency: { name: 'Native coin', symbol: 'COIN' },
  features: DEFAULT_FEATURES,
})

/** Without SPENDING_LIMIT: the AllowanceModule may not be deployed on the chain, so the entry must enable it. */
const DEFAULT_FEATURES = chainFeatures.filter((feature) => feature !== 'SPENDING_LIMIT')

const dropUndefined = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
