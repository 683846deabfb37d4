import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Where systems store an id that changes with every boot. */
const SYSCTL: Partial<Record<NodeJS.Platform, string>> = { darwin: 'kern.bootsessionuuid', freebsd: 'kern.boot_id' }

type System = {
  platform: NodeJS.Platform
  readText(path: string): string
  /** @throws when the value does not exist */
  readSysctl(name: string): string
}

const thisSystem: System = {
  platform: process.platform,
  readText: (path) => readFileSync(path, 'utf8'),
  readSysctl: (name) => execFileSync('sysctl', ['-n', name], { encoding: 'utf8', timeout: 5000 }),
}

/** An id of the current boot of the machine; null where the system has none. */
export function readBoot({ platform, readText, readSysctl }: System = thisSystem): string | null {
  try {
    const name = SYSCTL[platform]
    const text = name === undefined ? readText('/proc/sys/kernel/random/boot_id') : readSysctl(name)
    return text.trim() || null
  } catch {
    return null
  }
}
