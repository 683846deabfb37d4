import { endedLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { makeEndedWorld } from '../support/endedWorld.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { runListLies } from '../support/runListLies.ts'
import { test } from '../support/test.ts'

/** `apps/web/proof/outcomes.test.ts` has what the chain proves, in `npm test`. */
test('error: a service that lies about a transaction that has ended is contradicted by the chain', async ({
  browser,
}) => {
  const { account, paths, world } = await makeEndedWorld()
  const visit = await openHostileVisit(browser, account.chain, reader, paths.replaced)
  const scenes = {
    replaced: 'The chain recorded another transaction with this number',
    executed: 'The chain recorded the execution',
  } as const
  const failures: string[] = []
  const kinds = new Set<string>()
  for (const [name, words] of Object.entries(scenes))
    await test.step(name, async () => {
      const scene = {
        visit,
        world,
        path: name === 'replaced' ? paths.replaced : paths.executed,
        place: () => visit.page.getByRole('main'),
        settled: [[words, 1]] as const,
        act: null,
      }
      const lies = selectLies(
        endedLies.filter((lie) => lie.scene === name),
        kinds,
      )
      failures.push(...(await runListLies(scene, lies)))
    })
  expect(failures).toEqual([])
  await visit.close()
})
