import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const APT = '/usr/bin/apt-get'

/**
 * Installs packages of Debian or Ubuntu that tests need, where that is possible: the caller looks whether the program is there. Another step of
 * the same run may install a package at the same time.
 */
export function installDebianPackages(names: readonly string[]): void {
  if (!existsSync(APT)) return
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const command = [APT, '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args]
    const [program = APT, ...rest] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command]
    spawnSync(program, rest, { stdio: 'ignore' })
  }
}
