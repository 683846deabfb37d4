import type { Chain } from '@countersign/api'
import { chainPresets, safeVersions } from '@countersign/chains'

/**
 * The contract version recommended on a network: from the table in the page if it contains the network, otherwise from the configuration.
 * So a service cannot hide from an account on a known network that its contract is outdated. Load this file with `import()`.
 */
export const recommendedOn = ({ chainId, recommendedMasterCopyVersion }: Chain): string | null =>
  chainPresets.find((preset) => String(preset.chainId) === chainId)?.recommendedMasterCopyVersion ??
  recommendedMasterCopyVersion

/** The newest published contract version. */
export const newestVersion: string | null = safeVersions.at(-1) ?? null
