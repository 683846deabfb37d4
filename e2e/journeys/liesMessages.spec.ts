import { messagesLies, permitLies } from '@countersign/testkit/hostile'
import { expect } from '@playwright/test'
import { runListLies } from '../support/runListLies.ts'
import { runScenes, selectLies } from '../support/hostileScenes.ts'
import { openHostileVisit } from '../support/hostileVisit.ts'
import { reader } from '../support/hostileWorld.ts'
import { makeMessagesWorld } from '../support/messagesWorld.ts'
import { test } from '../support/test.ts'

test('error: a service that lies about messages changes no word of a checked row', async ({ browser }) => {
  const { account, world } = await makeMessagesWorld()
  const path = `${account.path}/messages`
  const visit = await openHostileVisit(browser, account.chain, reader, path)
  const scene = {
    visit,
    world,
    path,
    place: () => visit.page.getByRole('main'),
    settled: [
      ['Halden treasury controls this account.', 1],
      ['up to 1,000.00 TUSD', 1],
      ['Verified', 1],
      ['1 of 2 signed', 2],
      // The unit of the permit, once the chain has answered.
      ['from service', 0],
    ] as const,
    act: null,
  }
  expect(await runListLies(scene, selectLies(messagesLies))).toEqual([])
  await visit.close()
})

/** In `npm test`, `liesRead` has these lies. */
test(
  'error: a service that lies about a permit gets no signature except for the displayed content',
  { tag: '@soak' },
  async ({ browser }) => {
    const { account, permitPath, world } = await makeMessagesWorld()
    const visit = await openHostileVisit(browser, account.chain, reader, permitPath)
    expect(await runScenes(visit, world, { permit: permitPath }, permitLies)).toEqual([])
    await visit.close()
  },
)
