import { anvilPackage, DevchainError, findAnvil } from '@countersign/devchain'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LaunchError } from './LaunchError.ts'
import type { Progress } from './progress.ts'
import { startMessages } from './startMessages.ts'

const run = promisify(execFile)

/**
 * The anvil binary of the local chains: the one that is installed, else the one of npm's package for this platform, which is installed below
 * the data folder at the first start. So a machine that never starts a local chain does not download it.
 *
 * @throws LaunchError if npm could not install it; DevchainError if no package has it for this platform
 */
export async function ensureAnvil(dataDir: string, progress: Progress): Promise<string> {
  const { name, version, file } = anvilPackage()
  try {
    return findAnvil()
  } catch (error) {
    // A path in ANVIL_BIN that does not exist is the user's mistake; only a package that is not installed has a cause.
    const isMissing = error instanceof DevchainError && error.code === 'ANVIL_MISSING' && error.cause !== undefined
    if (!isMissing || version === null) throw error
  }
  const folder = join(dataDir, 'tools', `anvil-${version}`)
  const binary = join(folder, 'node_modules', name, file)
  if (existsSync(binary)) return binary
  return progress.step(startMessages.stepAnvil({ version }), async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(
      join(folder, 'package.json'),
      `${JSON.stringify({ private: true, dependencies: { [name]: version } })}\n`,
    )
    try {
      const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
      await run('npm', ['install', ...flags], { cwd: folder, shell: process.platform === 'win32' })
    } catch (cause) {
      throw new LaunchError(startMessages.anvilNotInstalled({ name, version }), { cause })
    }
    return binary
  })
}
