import manifest from '../../package.json' with { type: 'json' }

const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }
const VERSIONS: Readonly<Record<string, string>> = manifest.peerDependencies

/** The npm package with anvil for a platform. */
export type AnvilPackage = {
  readonly name: string
  /** Null where no package has anvil for this platform. */
  readonly version: string | null
  /** The binary, from the folder of the package. */
  readonly file: string
}

/**
 * The npm package with anvil for this platform. It is an optional peer of this package, so only who starts a chain installs its 40 MB.
 *
 * @example
 * const { name, version } = anvilPackage()
 * console.log(`npm install ${name}@${version}`)
 */
export function anvilPackage(platform: string = process.platform, architecture: string = process.arch): AnvilPackage {
  const name = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[architecture] ?? architecture}`
  return { name, version: VERSIONS[name] ?? null, file: platform === 'win32' ? 'bin/anvil.exe' : 'bin/anvil' }
}
