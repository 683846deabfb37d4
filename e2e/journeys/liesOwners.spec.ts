import { ownerLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { runLies } from '../support/runLies.ts'
import { selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { lieOrder } from '../support/lieOrder.ts'
import { makeOwnersWorld, ownersScene } from '../support/ownersWorld.ts'
import { test } from '../support/test.ts'

/** In `npm test`, `liesRead` has these lies. */
test(
  'error: a service that lies about a new owner’s proof of control proves nothing',
  { tag: '@soak' },
  async ({ browser }) => {
    const made = await makeOwnersWorld()
    const visit = await openHostileVisit(browser, made.account.chain, reader, made.path)
    const scene = ownersScene(visit, made)
    await scene.open?.()
    await expect(visit.page.locator('[data-check=new-owners][data-verdict=verified]')).toBeAttached()
    await expect(visit.page.getByRole('table', { name: 'Queued transactions that lose a signature' })).toContainText(
      '1 of 2',
    )
    expect(await runLies(scene, lieOrder(selectLies(ownerLies)))).toEqual([])
    await visit.close()
  },
)
