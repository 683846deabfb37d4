import type { Lie, Scene, World } from '@countersign/testkit/hostile'
import { test } from '@playwright/test'
import { runLies, type LieScene } from './runLies.ts'
import type { HostileVisit } from './hostileVisit.ts'
import { lieOrder } from './lieOrder.ts'
import { sampleOf } from './sampleOf.ts'
import { groupLies } from './groupLies.ts'

const SIGN = { act: 'Sign', refused: 'Sign is blocked', method: 'eth_signTypedData_v4' } as const

/** Scenes with a single page that sends a request to the wallet. */
const SCENES = {
  payment: SIGN,
  token: SIGN,
  message: { ...SIGN, act: 'Sign message' },
  undeployed: SIGN,
  permit: { ...SIGN, act: 'Sign message' },
  execution: { act: 'Execute', refused: 'Execute is blocked', method: 'eth_sendTransaction' },
} satisfies Partial<Record<Scene, Omit<LieScene, 'visit' | 'world'>>>

export type PageScene = keyof typeof SCENES

/** With LIES_OPEN, also known gaps; with LIES, only rows whose id matches. */
const isSelected = ({ id, open }: Lie): boolean =>
  (open === undefined || process.env['LIES_OPEN'] !== undefined) && new RegExp(process.env['LIES'] ?? '').test(id)

/**
 * The lies of one scene in this run: a sample, or all. @param reported kinds that earlier scenes of the journey have run
 */
export const selectLies = (lies: readonly Lie[], reported?: Set<string>): Lie[] =>
  sampleOf(groupLies(lies.filter(isSelected)), reported)

/** Runs the lies of each scene on its page. @returns the lies without the expected reaction, in words */
export async function runScenes(
  visit: HostileVisit,
  world: World,
  paths: Readonly<Partial<Record<PageScene, string>>>,
  lies: readonly Lie[],
): Promise<string[]> {
  const failures: string[] = []
  const kinds = new Set<string>()
  for (const [name, path] of Object.entries(paths))
    await test.step(name, async () => {
      const reported = selectLies(
        lies.filter((lie) => lie.scene === name),
        kinds,
      )
      if (reported.length === 0) return
      visit.proxy.tell(null, world)
      await visit.page.goto(visit.proxy.url + path)
      failures.push(...(await runLies({ visit, world, ...sceneOf(name) }, lieOrder(reported))))
    })
  return failures
}

function sceneOf(name: string) {
  const scene = Object.entries(SCENES).find(([known]) => known === name)
  if (!scene) throw new Error(`${name} is no page`)
  return scene[1]
}
