import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DevchainError } from './DevchainError.ts'

const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Finds the anvil binary: the given one, else `ANVIL_BIN`, else the npm package of this platform.
 *
 * @param named path of the binary
 * @throws DevchainError ANVIL_MISSING if there is none
 * @example
 * import { spawn } from 'node:child_process'
 * spawn(findAnvil(), ['--version'])
 */
export function findAnvil(named = process.env['ANVIL_BIN']): string {
  if (named) {
    if (existsSync(named)) return named
    throw new DevchainError(
      'ANVIL_MISSING',
      `ANVIL_BIN names ${named}, but there is no file at this path. Correct the path or unset it.`,
    )
  }
  const platform = `${process.platform === 'win32' ? 'win32' : process.platform}-${architectures[process.arch] ?? process.arch}`
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    return createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${platform}/bin/${file}`)
  } catch (cause) {
    throw new DevchainError(
      'ANVIL_MISSING',
      `The local chain needs anvil, and none is installed for ${platform}. Install Foundry (https://getfoundry.sh) and set ANVIL_BIN to the path of its anvil binary, or run Countersign on your own chains, with --config countersign.config.json`,
      { cause },
    )
  }
}
