import { chromium } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumOptions } from '../e2e/support/chromium.ts'
import { packTarballs } from '../scripts/pack/packTarballs.ts'
import { buildKit } from './connect/buildKit.ts'
import { countersign, peers, type Kit } from './connect/kits.ts'
import { measureKit, type KitMeasure } from './connect/measureKit.ts'

/*
 * The connect kit and its peers: what a page loads, and which hosts it asks, before the button is pressed and after. Each is installed from the
 * registry into a temporary folder and built by Vite; ours is installed from its tarball. `BENCH_KITS='RainbowKit;AppKit'` measures these only.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const OURS = ['@countersign/connect', '@countersign/ui', '@countersign/primitives']
const chosen = process.env['BENCH_KITS']?.split(';')
const kits = [countersign, ...peers].filter(({ name }) => chosen?.includes(name) ?? true)

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'connect-kits-'))
const browser = await chromium.launch(chromiumOptions)
try {
  const built: { kit: Kit; dist: string; measures: KitMeasure[] }[] = []
  for (const kit of kits) {
    console.log(`installing and building ${kit.name}`)
    built.push({ kit, dist: buildKit(kit, folder, kit === countersign ? await tarballs() : {}), measures: [] })
  }
  // Interleaved, so that drift of the machine hits all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const { kit, dist, measures } of built) measures.push(await measureKit(browser, kit, dist))
  for (const { kit, measures } of built) print(kit, measures)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function tarballs(): Promise<Record<string, string>> {
  const target = join(folder, 'packed')
  mkdirSync(target)
  const packed = await packTarballs(root, target)
  return Object.fromEntries(
    packed.filter(({ name }) => OURS.includes(name)).map(({ name, path }) => [name, `file:${path}`] as const),
  )
}

function print({ name }: Kit, measures: readonly KitMeasure[]): void {
  const [first] = measures
  if (first === undefined) return
  const kB = (bytes: number) => (bytes / 1000).toFixed(1)
  const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const weight = (of: 'atBoot' | 'opened') => {
    const { files, scriptBytes, styleBytes } = first[of]
    return `${kB(scriptBytes)} kB JS, ${kB(styleBytes)} kB CSS, ${files} files`
  }
  const names = (of: 'hostsAtBoot' | 'hostsOpened') =>
    [...new Set(measures.flatMap((each) => each[of]))].toSorted().join(', ')
  console.log(`${name}`)
  console.log(
    `  at boot: ${weight('atBoot')}; button after ${middle(measures.map((each) => each.buttonMs)).toFixed(0)} ms`,
  )
  console.log(
    `  opened:  ${weight('opened')}; first wallet after ${middle(measures.map((each) => each.dialogMs)).toFixed(0)} ms`,
  )
  console.log(`  hosts at boot: ${names('hostsAtBoot') || 'none'}; after opening: ${names('hostsOpened') || 'none'}`)
  console.log(`  errors of the page: ${first.errors}`)
}
