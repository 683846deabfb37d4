import { SafeError } from '../errors/SafeError.ts'
import { versionMessages as messages } from './versionMessages.ts'

const SEMVER = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/

/**
 * Whether a contract version is lower than a release. Build metadata (`+L2`) is ignored; a pre-release is lower than its
 * release, as semver has it.
 *
 * @param version what the contract's `VERSION()` answers
 * @param bound a release, as in `1.3.0`
 * @throws SafeError `version/unknown` when either is not semver
 * @example
 * isVersionBelow('1.3.0+L2', '1.3.0') // false
 */
export function isVersionBelow(version: string, bound: string): boolean {
  const left = read(version)
  const right = read(bound)
  for (const part of [0, 1, 2] as const) {
    if (left.numbers[part] !== right.numbers[part]) return left.numbers[part] < right.numbers[part]
  }
  return left.isPreRelease && !right.isPreRelease
}

function read(version: string): { numbers: readonly [number, number, number]; isPreRelease: boolean } {
  const match = SEMVER.exec(version)
  if (match === null) {
    throw new SafeError('version/unknown', messages.noVersion(version), { version })
  }
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], isPreRelease: match[4] !== undefined }
}
