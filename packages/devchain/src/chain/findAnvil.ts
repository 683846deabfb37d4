import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { anvilPackage } from './anvilPackage.ts'
import { DevchainError } from './DevchainError.ts'

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
  const { name, version, file } = anvilPackage()
  try {
    return createRequire(import.meta.url).resolve(`${name}/${file}`)
  } catch (cause) {
    throw new DevchainError(
      'ANVIL_MISSING',
      version === null
        ? `The local chain needs anvil, and no npm package has it for ${process.platform} on ${process.arch}. Install Foundry (https://getfoundry.sh) and set ANVIL_BIN to the path of its anvil binary, or run Countersign on your own chains, with --config countersign.config.json`
        : `The local chain needs anvil, which is not installed. Run npm install ${name}@${version}, or set ANVIL_BIN to the path of an anvil binary.`,
      { cause },
    )
  }
}
